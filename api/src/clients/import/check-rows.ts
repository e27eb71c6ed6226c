import { type ClientRejection, type ClientWarning, createClient } from '@cuadra/shared/contract';
import {
  type ClientField,
  exact,
  hasRifCheckDigit,
  type ImportPlaces,
  phoneKey,
  toMoney,
} from '@cuadra/shared/domain';
import { checkText, cleanCell, currencyReader, readYes } from '../../imports/cells.ts';
import { numberReader } from '../../imports/numbers.ts';
import type { CsvFile, CsvRow } from '../../imports/read-csv.ts';
import { RowRefused, rejection } from '../../imports/row-refused.ts';
import { type Identification, readDay, readIdentification } from './cells.ts';

/** What somebody owed before Cuadra, as a line says it; null: it does not say. */
export interface DebtRow {
  amount: string;
  currency: string;
  since: string | null;
  due: string | null;
}

/** A line that can be written. Null: the file has no such column, or the cell is empty; it says nothing then. */
export interface ClientFileRow {
  line: number;
  name: string;
  identification: Identification | null;
  phone: string | null;
  email: string | null;
  address: string | null;
  birthday: string | null;
  credit_limit: string | null;
  credit_days: number | null;
  is_wholesale: boolean | null;
  note: string | null;
  debt: DebtRow | null;
}

export interface CheckedClients {
  rows: ClientFileRow[];
  rejections: ClientRejection[];
  /** Of lines that are taken all the same. */
  warnings: ClientWarning[];
}

type TextField = 'name' | 'phone' | 'email' | 'address' | 'note';

/** Longest texts, in characters, as in the contract. */
const MAX_LENGTH: Readonly<Record<TextField, number>> = {
  ...{ name: 120, phone: 40, email: 254, address: 300, note: 500 },
};
/** Digits of money before the decimal point (docs/contract.md#conventions). */
const MONEY_DIGITS = 15;
const { email: Email, credit_days: CreditDays } = createClient.body.shape;

/**
 * Reads every line of a file, and says of each that cannot be taken why not, by its first error.
 *
 * @param currencies of a debt: the company's two, that of a debt that names none first
 */
export function checkRows(
  { header, rows }: CsvFile,
  places: ImportPlaces<ClientField>,
  currencies: readonly [string, string],
): CheckedClients {
  const readNumber = numberReader(moneyCells(rows, places));
  const readCurrency = currencyReader(currencies, 'debt_currency');
  const claimed = new Set<string>();
  const checked: CheckedClients = { rows: [], rejections: [], warnings: [] };

  const readRow = ({ line, cells }: CsvRow): ClientFileRow => {
    if (cells.length !== header.length) throw new RowRefused('wrong-columns', null, null);
    const cell = (field: ClientField) => {
      const [index] = places[field] ?? [];
      return index === undefined ? '' : cleanCell(cells[index] ?? '');
    };
    const text = (field: TextField) => checkText(cell(field), field, MAX_LENGTH[field]) || null;
    const money = (field: 'credit_limit' | 'debt') => {
      const written = cell(field);
      if (written === '') return null;
      const value = readNumber(written.replace(/^(USD|\$|Bs\.?)\s*/i, ''));
      if (value === undefined) throw new RowRefused('not-a-number', field, written);
      if (exact(value).gte(exact(10).pow(MONEY_DIGITS))) throw new RowRefused('too-long', field, written);
      return toMoney(value);
    };
    const name = text('name');
    if (name === null) throw new RowRefused('missing-name', 'name', null);
    const row: ClientFileRow = {
      line,
      name,
      identification: readIdentification(cell('identification_type'), cell('identification')),
      phone: text('phone'),
      email: readEmail(text('email')),
      address: text('address'),
      birthday: readDay(cell('birthday'), 'birthday'),
      credit_limit: money('credit_limit'),
      credit_days: readCreditDays(cell('credit_days')),
      is_wholesale: readYes(cell('wholesale'), 'wholesale', 'mayorista'),
      note: text('note'),
      debt: readDebt(cell, money('debt'), readCurrency(cell('debt_currency')) ?? currencies[0]),
    };
    claim(row, claimed);
    return row;
  };

  for (const row of rows) {
    try {
      const read = readRow(row);
      checked.rows.push(read);
      checked.warnings.push(...doubts(read));
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      checked.rejections.push(rejection(row.line, error.reason, error.field, error.value));
    }
  }
  return checked;
}

function readEmail(written: string | null): string | null {
  if (written === null) return null;
  const { data, success } = Email.safeParse(written);
  if (!success) throw new RowRefused('not-an-email', 'email', written);
  return data ?? null;
}

function readCreditDays(written: string): number | null {
  if (written === '') return null;
  const days = /^(\d{1,4})(\s*d[ií]as?)?$/i.exec(written)?.[1];
  if (days === undefined || !CreditDays.safeParse(Number(days)).success) {
    throw new RowRefused('not-credit-days', 'credit_days', written);
  }
  return Number(days);
}

/** Zero is no debt: so a list has it of who owes nothing. */
function readDebt(
  cell: (field: ClientField) => string,
  amount: string | null,
  currency: string,
): DebtRow | null {
  const since = readDay(cell('debt_since'), 'debt_since');
  const due = readDay(cell('debt_due'), 'debt_due');
  return amount === null || exact(amount).isZero() ? null : { amount, currency, since, due };
}

function* moneyCells(rows: readonly CsvRow[], places: ImportPlaces<ClientField>): Generator<string> {
  const indexes = [...(places.credit_limit ?? []), ...(places.debt ?? [])];
  for (const { cells } of rows) for (const index of indexes) yield (cells[index] ?? '').trim();
}

/** The first line that names a client has them: by their identification, by the name alone where there is none. */
function claim({ name, identification }: ClientFileRow, claimed: Set<string>): void {
  const key = identification ? `${identification.type}${identification.number}` : `name ${name}`;
  if (claimed.has(key)) {
    throw identification
      ? new RowRefused('duplicate-in-file', 'identification', key)
      : new RowRefused('duplicate-in-file', 'name', name);
  }
  claimed.add(key);
}

/** What looks wrong and may be right all the same. */
function doubts({ line, identification, phone }: ClientFileRow): ClientWarning[] {
  const found: ClientWarning[] = [];
  if (identification && hasRifCheckDigit(identification.type, identification.number) === false) {
    const { type, number } = identification;
    found.push({ line, reason: 'rif-digit', field: 'identification', value: `${type}-${number}` });
  }
  if (phone !== null && phoneKey(phone) === '') {
    found.push({ line, reason: 'unknown-phone', field: 'phone', value: phone });
  }
  return found;
}
