import { CURRENCIES, exact, formatMoney, nameWithIdentification } from '@cuadra/shared/domain';
import { PrintedFigures, PrintedHead, PrintedTable, type ReceiptCompany } from '@cuadra/shared/print';
import type { TableColumn } from '@cuadra/shared/ui';
import styled from 'styled-components';
import type { PrintedStatement } from './printed-statement.ts';
import { balanceWords, type StatementLine, type StatementSection } from './statement-sections.ts';

const Client = styled.p`
  margin: 10px 0 0;
  font-size: 13px;
  span {
    margin-inline-start: 12px;
    font-size: 11px;
  }
`;

const Section = styled.section`
  margin-top: 14px;
  h2 {
    margin: 0 0 4px;
    font-size: 12px;
    break-after: avoid;
  }
  td {
    white-space: nowrap;
  }
  td:nth-child(2) {
    width: 100%;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

const Detail = styled.div`
  color: var(--ink-3);
  font-size: 10px;
`;

const Foot = styled.p`
  margin: 16px 0 0;
  text-align: center;
  font-weight: 700;
`;

export interface StatementSheetProps {
  statement: PrintedStatement;
  company: ReceiptCompany | null;
}

/** A client's statement on sheets of paper: whose account it is, how it stands, and by which movements. */
export function StatementSheet({ statement, company }: StatementSheetProps) {
  const { client, period, sections, today } = statement;
  const { name, identification_type, identification, phone } = client;
  return (
    <>
      <PrintedHead title="Estado de cuenta" subtitle={period} company={company} />
      <Client>
        <b>{nameWithIdentification(name, identification_type, identification)}</b>
        {phone && <span>Tel. {phone}</span>}
      </Client>
      <PrintedFigures figures={today.map(({ label, texts }) => ({ label, value: texts }))} />
      {sections.length === 0 && <p>No hubo movimientos en estos días, ni se debía nada.</p>}
      {sections.map((section) => (
        <Section key={section.currency}>
          {sections.length > 1 && <h2>En {currencyName(section.currency)}</h2>}
          <PrintedTable
            columns={columnsOf(section)}
            rows={[openingLine(section), ...section.lines]}
            rowKey={({ id }) => id}
            foot={{
              title: 'Totales y saldo',
              charge: formatMoney(section.charged, section.currency),
              payment: formatMoney(section.paid, section.currency),
              balance: balanceWords(section.closing, section.currency),
            }}
          />
        </Section>
      ))}
      <Foot>Documento no fiscal</Foot>
    </>
  );
}

/** It moved nothing: its amount is zero and its balance what there was. */
function openingLine({ opening }: StatementSection): StatementLine {
  return { id: 'opening', date: '', title: 'Saldo anterior', detail: '', amount: '0.00', balance: opening };
}

function columnsOf({
  currency,
}: StatementSection): Pick<TableColumn<StatementLine>, 'key' | 'header' | 'align' | 'cell'>[] {
  return [
    { key: 'date', header: 'Fecha', cell: ({ date }) => date },
    {
      key: 'title',
      header: 'Movimiento',
      cell: ({ title, detail }) => (
        <>
          {title}
          {detail && <Detail>{detail}</Detail>}
        </>
      ),
    },
    {
      key: 'charge',
      header: 'Cargo',
      align: 'end',
      cell: ({ amount }) => exact(amount).gt(0) && formatMoney(amount, currency),
    },
    {
      key: 'payment',
      header: 'Abono',
      align: 'end',
      cell: ({ amount }) => exact(amount).lt(0) && formatMoney(exact(amount).abs(), currency),
    },
    {
      key: 'balance',
      header: 'Saldo',
      align: 'end',
      cell: ({ balance }) => balanceWords(balance, currency),
    },
  ];
}

function currencyName(code: string): string {
  return CURRENCIES.find(({ iso_code }) => iso_code === code)?.large_name ?? code;
}
