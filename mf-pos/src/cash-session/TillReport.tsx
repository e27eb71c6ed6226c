import type { CashSession, PaymentMethod } from '@cuadra/shared/contract';
import { Button, DrawerFoot } from '@cuadra/shared/ui';
import { useMemo } from 'react';
import { KEYS } from '../cash-register/keyboard/keys.ts';
import { useKey } from '../cash-register/keyboard/use-key.ts';
import { PrintTrouble, ReceiptActions } from '../receipt/ReceiptActions.tsx';
import { ReceiptFrame } from '../receipt/ReceiptFrame.tsx';
import { useReceiptCompany } from '../receipt/use-receipt-company.ts';
import { useReceiptPrinting } from '../receipt/use-receipt-printing.ts';
import { tillReport } from './till-report.ts';
import { notesWith } from './unsent.ts';
import { useUnsent } from './use-unsent.ts';

export interface TillReportProps {
  till: CashSession;
  /** What the button at the end does: «Volver», «Listo». */
  back: string;
  onBack: () => void;
}

/** The X or Z report of a till, on the screen and from there to paper. */
export function TillReport({ till, back, onBack }: TillReportProps) {
  const { company, width } = useReceiptCompany();
  const receipt = useMemo(() => tillReport(till, company), [till, company]);
  const printing = useReceiptPrinting(receipt, width, false);
  useKey('print', printing.print);
  return (
    <div>
      <PrintTrouble printing={printing} />
      <ReceiptFrame receipt={receipt} width={width} />
      <ReceiptActions receipt={receipt} width={width} />
      <DrawerFoot>
        <Button onClick={onBack}>{back}</Button>
        <Button
          variant="primary"
          icon="printer"
          shortcut={KEYS.print.drawn}
          loading={printing.isPrinting}
          onClick={printing.print}
        >
          Imprimir
        </Button>
      </DrawerFoot>
      {printing.sheet}
    </div>
  );
}

export interface OpenTillReportProps {
  till: CashSession;
  methods: readonly PaymentMethod[];
  onBack: () => void;
}

/** The X report: it says itself what it lacks. */
export function OpenTillReport({ till, methods, onBack }: OpenTillReportProps) {
  const notes = notesWith(useUnsent(till, methods), till.notes);
  const shown = useMemo(() => ({ ...till, notes }), [till, notes]);
  return <TillReport till={shown} back="Listo" onBack={onBack} />;
}
