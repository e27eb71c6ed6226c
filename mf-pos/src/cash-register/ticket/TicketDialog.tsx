import type { Ticket } from '@cuadra/shared/contract';
import { formatMoney, formatTicketNumber } from '@cuadra/shared/domain';
import { useCan, useSession } from '@cuadra/shared/state';
import { Button, Dialog } from '@cuadra/shared/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { usePrint } from './print.tsx';
import { TicketPaper } from './TicketPaper.tsx';

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

const Frame = styled.div`
  border: 1px solid var(--line);
  border-radius: var(--r-1);
  background: #fff;
  overflow: hidden;
  /* Here the paper is as wide as its frame; on the printer, as the roll. */
  & > article {
    width: 100%;
    padding: var(--s-4);
  }
`;

/** The sale is sold: its ticket, and the way on to the next one. */
export function TicketDialog({ ticket, onNext }: TicketDialogProps) {
  const company = useSession((session) => session.state?.company ?? null);
  const canPrint = useCan(['sales', 'print_ticket']);
  const next = useRef<HTMLButtonElement>(null);
  const paper = <TicketPaper ticket={ticket} company={company} />;
  const { print, sheet } = usePrint(paper);
  return (
    <>
      <Dialog
        size="sm"
        open
        onOpenChange={(open) => !open && onNext()}
        title={`Ticket ${formatTicketNumber(ticket.number)}`}
        initialFocus={next}
        footer={
          <>
            {canPrint && (
              <Button icon="printer" onClick={print}>
                Imprimir
              </Button>
            )}
            <Button ref={next} variant="primary" shortcut="Enter" onClick={onNext}>
              Siguiente venta
            </Button>
          </>
        }
      >
        {ticket.changes.length > 0 && (
          <Give>
            Entrega de vuelto
            <b>{ticket.changes.map(({ amount, currency }) => formatMoney(amount, currency)).join(' y ')}</b>
          </Give>
        )}
        <Frame>{paper}</Frame>
      </Dialog>
      {sheet}
    </>
  );
}
