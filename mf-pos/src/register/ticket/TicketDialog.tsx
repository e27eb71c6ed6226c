import type { Ticket } from '@cuadra/shared/contract';
import { useReceiptCompany } from '@cuadra/shared/print';
import { useSession } from '@cuadra/shared/state';
import { Button, Dialog, LOW, PHONE } from '@cuadra/shared/ui';
import { useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { ticketReceipt } from '../../printing/receipt/ticket-receipt.ts';
import { isProvisional } from '../../sale/ticket.ts';
import { HandOver } from './HandOver.tsx';
import { persistLastTicket } from './last-ticket.ts';
import { SaleDone } from './SaleDone.tsx';
import { SaleFacts } from './SaleFacts.tsx';
import { SoldLines } from './SoldLines.tsx';
import { TicketActions } from './TicketActions.tsx';
import { WaitingMark } from './WaitingMark.tsx';

export interface TicketDialogProps {
  ticket: Ticket;
  /** The cashier is done with it. */
  onNext: () => void;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 380px);
  gap: var(--s-5) var(--s-6);
  align-items: start;
  padding-block: clamp(0px, 5vh, 56px) var(--s-3);
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--s-4);
  }
  ${PHONE} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: 0;
  }
  ${LOW} {
    padding-block: 0;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--s-3);
  }
`;

const Column = styled.div`
  display: grid;
  gap: var(--s-4);
  ${LOW} {
    gap: var(--s-3);
  }
`;

/** As large as what it ends: the one thing that nearly every cashier does here. */
const Next = styled(Button)`
  min-width: 280px;
  ${PHONE} {
    flex: 1;
  }
`;

/**
 * The end of a sale, over all of Caja: what is to be handed over, what came of it, its ticket, and the way on to the next
 * one. Setting up the printer is behind «Ver ticket», where it is not in a cashier's way.
 */
export function TicketDialog({ ticket, onNext }: TicketDialogProps) {
  const { company } = useReceiptCompany();
  const companyId = useSession((session) => session.state?.company?.id);
  useEffect(() => {
    if (companyId) persistLastTicket(companyId, ticket);
  }, [companyId, ticket]);
  const next = useRef<HTMLButtonElement>(null);
  const receipt = useMemo(() => ticketReceipt(ticket, company), [ticket, company]);
  return (
    <Dialog
      size="full"
      open
      title={receipt.title}
      initialFocus={next}
      onOpenChange={(open) => !open && onNext()}
      footer={
        <Next
          ref={next}
          variant="primary"
          size="lg"
          shortcut="Enter"
          // The Enter that finished the sale, still held down, must not take the ticket and its change away.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={onNext}
        >
          Siguiente venta
        </Next>
      }
    >
      <Columns>
        <Column>
          <SaleDone ticket={ticket} />
          <HandOver ticket={ticket} />
        </Column>
        <Column>
          {isProvisional(ticket) && <WaitingMark />}
          <TicketActions ticket={ticket} receipt={receipt} onDone={() => next.current?.focus()} />
          <SaleFacts ticket={ticket} />
          <SoldLines ticket={ticket} />
        </Column>
      </Columns>
    </Dialog>
  );
}
