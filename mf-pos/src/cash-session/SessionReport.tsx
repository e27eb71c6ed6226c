import type { CashSession, PaymentMethod } from '@cuadra/shared/contract';
import { useReceiptCompany } from '@cuadra/shared/print';
import { Button, DrawerFoot, DrawerStack } from '@cuadra/shared/ui';
import { useMemo } from 'react';
import { KEYS } from '../keyboard/keys.ts';
import { ReceiptView } from '../printing/dialog/ReceiptView.tsx';
import { isBalanced } from './balanced.ts';
import { Seal } from './Seal.tsx';
import { StepTitle } from './StepTitle.tsx';
import { sessionReport } from './session-report.ts';
import { notesWith } from './unsent.ts';
import { useStepBack } from './use-step-back.ts';
import { useUnsent } from './use-unsent.ts';

export interface SessionReportProps {
  session: CashSession;
  /** What the button at the end does: «Volver», «Listo». */
  back: string;
  onBack: () => void;
}

/** The X or Z report of a session, on the screen and from there to paper. */
export function SessionReport({ session, back, onBack }: SessionReportProps) {
  const { company } = useReceiptCompany();
  useStepBack(onBack);
  const receipt = useMemo(() => sessionReport(session, company), [session, company]);
  return (
    <ReceiptView receipt={receipt}>
      {({ paper, print, isPrinting }) => (
        <DrawerStack>
          <StepTitle>{receipt.title}</StepTitle>
          {isBalanced(session) && <Seal />}
          <div>{paper}</div>
          <DrawerFoot>
            <Button onClick={onBack}>{back}</Button>
            <Button
              variant="primary"
              icon="printer"
              shortcut={KEYS.print.drawn}
              loading={isPrinting}
              onClick={print}
            >
              Imprimir
            </Button>
          </DrawerFoot>
        </DrawerStack>
      )}
    </ReceiptView>
  );
}

export interface OpenSessionReportProps {
  session: CashSession;
  methods: readonly PaymentMethod[];
  onBack: () => void;
}

/** The X report: it says itself what it lacks. */
export function OpenSessionReport({ session, methods, onBack }: OpenSessionReportProps) {
  const notes = notesWith(useUnsent(session, methods), session.notes);
  const shown = useMemo(() => ({ ...session, notes }), [session, notes]);
  return <SessionReport session={shown} back="Listo" onBack={onBack} />;
}
