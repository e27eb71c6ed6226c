import { useReceiptCompany } from '@cuadra/shared/print';
import { useMemo } from 'react';
import { type PrintableSale, ticketReceipt } from '../receipt/ticket-receipt.ts';
import { ReceiptDialog } from './ReceiptDialog.tsx';

export interface TicketCopyDialogProps {
  /** As `GET /sales/{id}` answers it: what the role may not see is not printed either. */
  sale: PrintableSale;
  onClose: () => void;
}

/** The ticket of a sale that was made before: it says that it is a copy, and printing it opens no drawer. */
export default function TicketCopyDialog({ sale, onClose }: TicketCopyDialogProps) {
  const { company } = useReceiptCompany();
  const receipt = useMemo(() => ticketReceipt(sale, company, { isCopy: true }), [sale, company]);
  return <ReceiptDialog receipt={receipt} onClose={onClose} />;
}
