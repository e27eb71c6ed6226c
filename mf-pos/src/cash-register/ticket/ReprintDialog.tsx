import { useCan } from '@cuadra/shared/state';
import { Button, Dialog } from '@cuadra/shared/ui';
import { useMemo } from 'react';
import { PrintTrouble, ReceiptActions } from '../../receipt/ReceiptActions.tsx';
import { ReceiptFrame } from '../../receipt/ReceiptFrame.tsx';
import { useReceiptCompany } from '../../receipt/use-receipt-company.ts';
import { useReceiptPrinting } from '../../receipt/use-receipt-printing.ts';
import { KEYS } from '../keyboard/keys.ts';
import { useKey } from '../keyboard/use-key.ts';
import { type PrintableSale, ticketReceipt } from './ticket-receipt.ts';

export interface ReprintDialogProps {
  /** As `GET /sales/{id}` answers it: what the role may not see is not printed either. */
  sale: PrintableSale;
  onClose: () => void;
}

/** The ticket of a sale that was made before: it says that it is a copy, and printing it opens no drawer. */
export default function ReprintDialog({ sale, onClose }: ReprintDialogProps) {
  const { company, width } = useReceiptCompany();
  const canPrint = useCan(['sales', 'print_ticket']);
  const receipt = useMemo(() => ticketReceipt(sale, company, { isCopy: true }), [sale, company]);
  const printing = useReceiptPrinting(receipt, width, false);
  useKey('print', printing.print, canPrint);
  return (
    <>
      <Dialog
        size="sm"
        open
        onOpenChange={(open) => !open && onClose()}
        title={receipt.title}
        footer={
          <>
            <Button shortcut="Esc" onClick={onClose}>
              Cerrar
            </Button>
            {canPrint && (
              <Button
                variant="primary"
                icon="printer"
                shortcut={KEYS.print.drawn}
                loading={printing.isPrinting}
                onClick={printing.print}
              >
                Imprimir
              </Button>
            )}
          </>
        }
      >
        <PrintTrouble printing={printing} />
        <ReceiptFrame receipt={receipt} width={width} />
        {canPrint && <ReceiptActions receipt={receipt} width={width} />}
      </Dialog>
      {printing.sheet}
    </>
  );
}
