import type { Receipt } from '@cuadra/shared/print';
import { useCan } from '@cuadra/shared/state';
import { Button, Dialog } from '@cuadra/shared/ui';
import { KEYS } from '../../keyboard/keys.ts';
import { ReceiptView } from './ReceiptView.tsx';

export interface ReceiptDialogProps {
  receipt: Receipt;
  onClose: () => void;
  /** Whether a thermal printer opens the cash drawer with it: the money of the sale lies beside it. */
  opensDrawer?: boolean;
  /** Of whom WhatsApp sends it to. */
  phone?: string | undefined;
}

/** The ticket of a sale above the screen: to be looked at, printed and sent, and where the printer is set up. */
export function ReceiptDialog({ receipt, onClose, opensDrawer = false, phone }: ReceiptDialogProps) {
  const canPrint = useCan(['sales', 'print_ticket']);
  return (
    <ReceiptView receipt={receipt} opensDrawer={opensDrawer} canPrint={canPrint} phone={phone}>
      {({ paper, print, isPrinting }) => (
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
                  loading={isPrinting}
                  onClick={print}
                >
                  Imprimir
                </Button>
              )}
            </>
          }
        >
          {paper}
        </Dialog>
      )}
    </ReceiptView>
  );
}
