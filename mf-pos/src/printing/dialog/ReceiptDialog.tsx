import type { Receipt } from '@cuadra/shared/print';
import { useCan } from '@cuadra/shared/state';
import { Button, Dialog } from '@cuadra/shared/ui';
import type { ReactNode, RefObject } from 'react';
import { KEYS } from '../../keyboard/keys.ts';
import { ReceiptView } from './ReceiptView.tsx';

export interface ReceiptDialogProps {
  receipt: Receipt;
  onClose: () => void;
  /** Whether a thermal printer opens the cash drawer with it: the money of the sale lies beside it. */
  opensDrawer?: boolean;
  /** The button that goes on, where printing is not what one comes for. */
  next?: ReactNode;
  initialFocus?: RefObject<HTMLElement | null>;
  /** What is told above the paper. */
  children?: ReactNode;
}

/** The ticket of a sale above the screen: to be looked at, printed and sent. */
export function ReceiptDialog(props: ReceiptDialogProps) {
  const { receipt, onClose, opensDrawer = false, next, initialFocus, children } = props;
  const canPrint = useCan(['sales', 'print_ticket']);
  return (
    <ReceiptView receipt={receipt} opensDrawer={opensDrawer} canPrint={canPrint}>
      {({ paper, print, isPrinting }) => (
        <Dialog
          size="sm"
          open
          onOpenChange={(open) => !open && onClose()}
          title={receipt.title}
          {...(initialFocus && { initialFocus })}
          footer={
            <>
              {!next && (
                <Button shortcut="Esc" onClick={onClose}>
                  Cerrar
                </Button>
              )}
              {canPrint && (
                <Button
                  {...(!next && { variant: 'primary' })}
                  icon="printer"
                  shortcut={KEYS.print.drawn}
                  loading={isPrinting}
                  onClick={print}
                >
                  Imprimir
                </Button>
              )}
              {next}
            </>
          }
        >
          {children}
          {paper}
        </Dialog>
      )}
    </ReceiptView>
  );
}
