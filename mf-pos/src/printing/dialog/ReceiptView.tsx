import {
  PrintError,
  type Receipt,
  ReceiptFrame,
  useReceiptCompany,
  useReceiptPrinting,
} from '@cuadra/shared/print';
import type { ReactNode } from 'react';
import { useKey } from '../../keyboard/use-key.ts';
import { ReceiptActions } from './ReceiptActions.tsx';

export interface ReceiptViewProps {
  receipt: Receipt;
  /** Whether a thermal printer opens the cash drawer with it. */
  opensDrawer?: boolean;
  canPrint?: boolean;
  /** Of whom WhatsApp sends it to. */
  phone?: string | undefined;
  /** Puts the paper where it stands, beside a button that prints. */
  children: (view: { paper: ReactNode; print: () => void; isPrinting: boolean }) => ReactNode;
}

/** A receipt on its paper with all that can be done with it, in a dialog or a drawer. */
export function ReceiptView(props: ReceiptViewProps) {
  const { receipt, opensDrawer = false, canPrint = true, phone, children } = props;
  const { width } = useReceiptCompany();
  const printing = useReceiptPrinting(receipt, width, opensDrawer);
  useKey('print', printing.print, canPrint);
  const paper = (
    <>
      <PrintError printing={printing} />
      <ReceiptFrame receipt={receipt} width={width} />
      {canPrint && <ReceiptActions receipt={receipt} width={width} phone={phone} />}
    </>
  );
  return (
    <>
      {children({ paper, print: printing.print, isPrinting: printing.isPrinting })}
      {printing.sheet}
    </>
  );
}
