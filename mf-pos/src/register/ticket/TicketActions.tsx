import type { Ticket } from '@cuadra/shared/contract';
import { whatsappLink } from '@cuadra/shared/domain';
import {
  PrintError,
  type Receipt,
  receiptMessage,
  usePrinter,
  useReceiptCompany,
  useReceiptPrinting,
} from '@cuadra/shared/print';
import { useCan, useHasModule } from '@cuadra/shared/state';
import { LOW, Row } from '@cuadra/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { ReceiptAction } from '../../printing/dialog/ReceiptAction.tsx';
import { ReceiptDialog } from '../../printing/dialog/ReceiptDialog.tsx';
import { useOpenCashDrawer } from '../../printing/dialog/use-open-cash-drawer.ts';
import { useClientPhone } from './use-client-phone.ts';

const Actions = styled(Row)`
  && {
    gap: var(--s-2);
  }
  button {
    flex: 1 1 auto;
    padding-inline: 10px;
  }
  ${LOW} {
    /* Three beside each other where there is hardly room for them; «?» tells the keys too. */
    kbd {
      display: none;
    }
  }
`;

export interface TicketActionsProps {
  ticket: Ticket;
  receipt: Receipt;
  /** Something was done: Enter goes on to the next sale again, and not once more to the printer. */
  onDone: () => void;
}

/** What a cashier does with the ticket of the sale that has just ended. */
export function TicketActions({ ticket, receipt, onDone }: TicketActionsProps) {
  const { width } = useReceiptCompany();
  const canPrint = useCan(['sales', 'print_ticket']);
  const printing = useReceiptPrinting(receipt, width, true);
  const hasPrinter = usePrinter(({ settings }) => settings.printer !== null);
  const hasDrawer = useHasModule('print') && hasPrinter;
  const openDrawer = useOpenCashDrawer();
  const phone = useClientPhone(ticket.client?.id);
  const [isSeeing, setSeeing] = useState(false);
  const isFree = !isSeeing;
  const press = (act: () => void) => () => {
    act();
    onDone();
  };
  const send = () => void window.open(whatsappLink(phone, receiptMessage(receipt)), '_blank', 'noopener');

  return (
    <div>
      <PrintError printing={printing} />
      <Actions>
        {canPrint && (
          <>
            <ReceiptAction
              of="print"
              icon="printer"
              look="default"
              enabled={isFree}
              loading={printing.isPrinting}
              onPress={press(printing.print)}
            >
              Imprimir
            </ReceiptAction>
            <ReceiptAction of="whatsApp" icon="message" look="default" enabled={isFree} onPress={press(send)}>
              WhatsApp
            </ReceiptAction>
          </>
        )}
        <ReceiptAction
          of="seeTicket"
          icon="receipt"
          look="default"
          enabled={isFree}
          onPress={() => setSeeing(true)}
        >
          Ver ticket
        </ReceiptAction>
        {canPrint && hasDrawer && (
          <ReceiptAction
            of="cashDrawer"
            icon="cash"
            look="default"
            enabled={isFree}
            onPress={press(openDrawer)}
          >
            Abrir gaveta
          </ReceiptAction>
        )}
      </Actions>
      {isSeeing && (
        <ReceiptDialog
          receipt={receipt}
          phone={phone}
          opensDrawer
          onClose={() => {
            setSeeing(false);
            // Once the window has given the focus back to the button that opened it.
            requestAnimationFrame(onDone);
          }}
        />
      )}
      {printing.sheet}
    </div>
  );
}
