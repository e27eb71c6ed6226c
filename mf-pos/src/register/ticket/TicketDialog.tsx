import type { Ticket } from '@cuadra/shared/contract';
import { formatMoney } from '@cuadra/shared/domain';
import { useReceiptCompany } from '@cuadra/shared/print';
import { useSession } from '@cuadra/shared/state';
import { Button } from '@cuadra/shared/ui';
import { useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { ReceiptDialog } from '../../printing/dialog/ReceiptDialog.tsx';
import { ticketReceipt } from '../../printing/receipt/ticket-receipt.ts';
import { isProvisional } from '../../sale/ticket.ts';
import { persistLastTicket } from './last-ticket.ts';
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
  const { company } = useReceiptCompany();
  const companyId = useSession((session) => session.state?.company?.id);
  useEffect(() => {
    if (companyId) persistLastTicket(companyId, ticket);
  }, [companyId, ticket]);
  const next = useRef<HTMLButtonElement>(null);
  const receipt = useMemo(() => ticketReceipt(ticket, company), [ticket, company]);
  return (
    <ReceiptDialog
      receipt={receipt}
      opensDrawer
      initialFocus={next}
      onClose={onNext}
      next={
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
      }
    >
      {isProvisional(ticket) && <WaitingMark />}
      {ticket.changes.length > 0 && (
        <Give>
          Entrega de vuelto
          <b>{ticket.changes.map(({ amount, currency }) => formatMoney(amount, currency)).join(' y ')}</b>
        </Give>
      )}
    </ReceiptDialog>
  );
}
