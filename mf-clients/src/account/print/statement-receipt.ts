import { exact, formatDateTime, nameWithIdentification } from '@cuadra/shared/domain';
import {
  centered,
  companyRows,
  logoRows,
  pair,
  type Receipt,
  type ReceiptCompany,
  type ReceiptRow,
  RULE,
  words,
} from '@cuadra/shared/print';
import type { PrintedStatement } from './printed-statement.ts';
import { balanceWords, type StatementSection, signedMoney } from './statement-sections.ts';

/** A statement on a roll: the same as on a sheet, one below the other. */
export function statementReceipt(
  statement: PrintedStatement,
  company: ReceiptCompany | null,
  now: Date = new Date(),
): Receipt {
  const { client, period, sections, today } = statement;
  const { name, identification_type, identification, phone } = client;
  return {
    title: 'Estado de cuenta',
    rows: [
      ...logoRows(company),
      ...companyRows(company),
      RULE,
      centered('ESTADO DE CUENTA', { strong: true }),
      centered(period),
      RULE,
      words(nameWithIdentification(name, identification_type, identification), { strong: true }),
      ...(phone ? [pair('Teléfono', phone)] : []),
      pair('Impreso', formatDateTime(now)),
      ...(sections.length > 0 ? sections.flatMap(sectionRows) : [RULE, words('No hubo movimientos.')]),
      RULE,
      ...today.flatMap(({ label, texts: [first = '', ...others] }, place) => [
        pair(label, first, { strong: place === 0 }),
        ...others.map((text) => pair('', text)),
      ]),
      RULE,
      centered('Documento no fiscal', { strong: true }),
    ],
  };
}

function sectionRows({ currency, opening, lines, charged, paid, closing }: StatementSection): ReceiptRow[] {
  return [
    RULE,
    pair(`Saldo anterior ${currency}`, balanceWords(opening, currency)),
    ...lines.flatMap(({ date, title, detail, amount, balance }) => [
      words(`${date} ${title}`, { strong: true }),
      ...(detail ? [words(detail)] : []),
      pair(exact(amount).lt(0) ? 'Abono' : 'Cargo', signedMoney(amount, currency)),
      pair('Saldo', balanceWords(balance, currency)),
    ]),
    RULE,
    pair('Cargos', signedMoney(charged, currency)),
    pair('Abonos', signedMoney(exact(paid).neg().toFixed(2), currency)),
    pair(`Saldo ${currency}`, balanceWords(closing, currency), { strong: true }),
  ];
}
