import type { Ticket } from '@cuadra/shared/contract';
import { formatMoney } from '@cuadra/shared/domain';
import { useCan, useSession } from '@cuadra/shared/state';
import { Button, Dialog } from '@cuadra/shared/ui';
import { useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { isProvisional } from '../../outbox/provisional.ts';
import { PrintTrouble, ReceiptActions } from '../../receipt/ReceiptActions.tsx';
import { ReceiptFrame } from '../../receipt/ReceiptFrame.tsx';
import { useReceiptCompany } from '../../receipt/use-receipt-company.ts';
import { useReceiptPrinting } from '../../receipt/use-receipt-printing.ts';
import { KEYS } from '../keyboard/keys.ts';
import { useKey } from '../keyboard/use-key.ts';
import { keepLastTicket } from './last-ticket.ts';
import { ticketReceipt } from './ticket-receipt.ts';
import { WaitingMark } from './WaitingMark.tsx';

export interface TicketDialogProps {
  ticket: Ticket;
  /** The cashier is done with it. */
  onNext: () => void;
}

const Give = styled.p`
  margin-bottom: var(--s-3);
  padding: 10px 14px;
  border-radius: var(--r-2);
  background: var(--ok-soft);
  color: var(--ok);
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  b {
    display: block;
    font-size: var(--t-xl);
    font-weight: 700;
    line-height: 1.25;
  }
`;

/** The sale is sold: its ticket, and the way on to the next one. */
export function TicketDialog({ ticket, onNext }: TicketDialogProps) {
  const { company, width } = useReceiptCompany();
  const canPrint = useCan(['sales', 'print_ticket']);
  const companyId = useSession((session) => session.state?.company?.id);
  useEffect(() => {
    if (companyId) keepLastTicket(companyId, ticket);
  }, [companyId, ticket]);
  const next = useRef<HTMLButtonElement>(null);
  const receipt = useMemo(() => ticketReceipt(ticket, company), [ticket, company]);
  const printing = useReceiptPrinting(receipt, width, true);
  useKey('print', printing.print, canPrint);
  return (
    <>
      <Dialog
        size="sm"
        open
        onOpenChange={(open) => !open && onNext()}
        title={receipt.title}
        initialFocus={next}
        footer={
          <>
            {canPrint && (
              <Button
                icon="printer"
                shortcut={KEYS.print.drawn}
                loading={printing.isPrinting}
                onClick={printing.print}
              >
                Imprimir
              </Button>
            )}
            <Button
              ref={next}
              variant="primary"
              shortcut="Enter"
              // The Enter that finished the sale, still held down, must not take the ticket and its change away.
              onKeyDown={(event) => event.repeat && event.preventDefault()}
              onClick={onNext}
            >
              Siguiente venta
            </Button>
          </>
        }
      >
        {isProvisional(ticket) && <WaitingMark />}
        {ticket.changes.length > 0 && (
          <Give>
            Entrega de vuelto
            <b>{ticket.changes.map(({ amount, currency }) => formatMoney(amount, currency)).join(' y ')}</b>
          </Give>
        )}
        <PrintTrouble printing={printing} />
        <ReceiptFrame receipt={receipt} width={width} />
        {canPrint && <ReceiptActions receipt={receipt} width={width} />}
      </Dialog>
      {printing.sheet}
    </>
  );
}
