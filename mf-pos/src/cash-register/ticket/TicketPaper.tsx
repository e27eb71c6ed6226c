import type { Company, Ticket } from '@cuadra/shared/contract';
import {
  formatDateTime,
  formatIdentification,
  formatMoney,
  formatNumber,
  formatQuantity,
  formatTicketNumber,
} from '@cuadra/shared/domain';
import styled from 'styled-components';
import { paymentKeys } from '../payment/methods.ts';

export interface TicketPaperProps {
  ticket: Ticket;
  company: Company | null;
}

/** 72 mm of an 80 mm roll can be printed on. Black on white in both themes: it is paper. */
const Paper = styled.article`
  width: 72mm;
  max-width: 100%;
  margin-inline: auto;
  padding: 3mm 2mm 4mm;
  background: #fff;
  color: #000;
  font-size: 12px;
  line-height: 1.35;
  font-variant-numeric: tabular-nums;
  header,
  footer {
    text-align: center;
    font-variant-numeric: normal;
  }
  hr {
    border: 0;
    border-top: 1px dashed #000;
    margin: 6px 0;
  }
`;

const Pairs = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 8px;
  dd {
    margin: 0;
    text-align: end;
  }
`;

/** Words and identifications: figures of one width would pull the hyphens of a RIF apart. */
const Who = styled(Pairs)`
  font-variant-numeric: normal;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 8px;
  padding-block: 2px;
  span:first-child {
    grid-column: 1 / -1;
    font-weight: 600;
  }
`;

const Total = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  font-weight: 700;
  font-size: 15px;
`;

/** What the customer takes home: spec §1's fields. */
export function TicketPaper({ ticket, company }: TicketPaperProps) {
  const { main, alternative, seller, client } = ticket;
  const isInTwo = main !== alternative;
  const [date = '', time = ''] = formatDateTime(new Date(ticket.create_at)).split(', ');
  return (
    <Paper>
      <header>
        <b>{company?.legal_name ?? company?.name}</b>
        {company?.identification && (
          <div>RIF {formatIdentification(company.identification_type ?? 'J', company.identification)}</div>
        )}
        {company?.address && <div>{company.address}</div>}
      </header>
      <hr />
      <Who>
        <dt>Número</dt>
        <dd>{formatTicketNumber(ticket.number)}</dd>
        <dt>Fecha</dt>
        <dd>{date}</dd>
        <dt>Hora</dt>
        <dd>{time}</dd>
        <dt>Vendedor</dt>
        <dd>{identified(seller.name, seller.identification_type, seller.identification)}</dd>
        {client && (
          <>
            <dt>Cliente</dt>
            <dd>{client.identification ? `${client.name}, ${client.identification}` : client.name}</dd>
          </>
        )}
      </Who>
      <hr />
      <ul>
        {ticket.products.map((line) => (
          <Line key={line.id}>
            <span>{line.name}</span>
            <span>
              {formatQuantity(line.qty)} × {formatMoney(line.unit_price, line.currency)}
            </span>
            <span>{formatMoney(line.total, main)}</span>
          </Line>
        ))}
      </ul>
      <hr />
      <Total>
        <span>Total</span>
        <span>{formatMoney(ticket.total, main)}</span>
      </Total>
      {isInTwo && (
        <Pairs>
          <dt>Total en {alternative}</dt>
          <dd>{formatMoney(ticket.total_alternative, alternative)}</dd>
          <dt>Tasa</dt>
          <dd>
            1 {alternative} = {formatNumber(ticket.rate, 2)} {main}
          </dd>
        </Pairs>
      )}
      <hr />
      <Tenders title="Pagos" tenders={ticket.payments} />
      <Tenders title="Vuelto" tenders={ticket.changes} />
      <hr />
      <footer>
        <b>Documento no fiscal</b>
        <div>Gracias por su compra</div>
      </footer>
    </Paper>
  );
}

function Tenders({ title, tenders }: { title: string; tenders: Ticket['payments'] }) {
  if (tenders.length === 0) return null;
  const keys = paymentKeys(tenders);
  return (
    <section aria-label={title}>
      <b>{title}</b>
      <Pairs>
        {tenders.map((tender, index) => (
          <Tender key={keys[index]} tender={tender} />
        ))}
      </Pairs>
    </section>
  );
}

function Tender({ tender }: { tender: Ticket['payments'][number] }) {
  return (
    <>
      <dt>
        {tender.name}
        {tender.reference && ` (ref. ${tender.reference})`}
      </dt>
      <dd>{formatMoney(tender.amount, tender.currency)}</dd>
    </>
  );
}

function identified(name: string, type: string | null, number: string | null): string {
  return type && number ? `${name}, ${formatIdentification(type, number)}` : name;
}
