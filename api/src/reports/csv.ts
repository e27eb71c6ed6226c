import { setImmediate as nextTurn } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** One column of a file: a title, and what a row has there. */
export interface Column<Row> {
  title: string;
  cell: (row: Row) => string | number | null;
}

/** What a spreadsheet would take for a formula, also in its wide forms. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A text that is shown as it is: one that a spreadsheet would run begins with an apostrophe, as in the export of products. */
export function textCell(text: string | null): string | null {
  return text !== null && FORMULA.test(text) ? `'${text}` : text;
}

/** A decimal as a Spanish spreadsheet reads it. A minus is one: only digits are in it. */
export function numberCell(decimal: string | null): string | null {
  return decimal?.replace('.', ',') ?? null;
}

/** Rows that are written in one turn of the event loop: some milliseconds, so that the cash registers go on meanwhile. */
const ROWS_A_TURN = 1_000;

/** What a file that a Spanish spreadsheet opens begins with: a byte order mark, and the titles with `;` between them. */
export function csvHead<Row>(columns: readonly Column<Row>[]): string {
  return `\ufeff${write([columns.map(({ title }) => title)])}`;
}

/** The lines of rows below it. */
export async function csvLines<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Promise<string> {
  const parts: string[] = [];
  for (let start = 0; start < rows.length; start += ROWS_A_TURN) {
    const part = rows.slice(start, start + ROWS_A_TURN);
    parts.push(write(part.map((row) => columns.map(({ cell }) => cell(row)))));
    await nextTurn();
  }
  return parts.join('');
}

/** A file that a Spanish spreadsheet opens. */
export async function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Promise<string> {
  return csvHead(columns) + (await csvLines(columns, rows));
}

function write(cells: (string | number | null)[][]): string {
  return stringify(cells, { delimiter: ';' });
}

/** Whether the caller asks for a file rather than for JSON: by what its `Accept` names first. */
export function wantsCsv({ headers }: FastifyRequest): boolean {
  const named = headers.accept?.split(',').map((type) => type.split(';')[0]?.trim().toLowerCase());
  return named?.find((type) => type === 'text/csv' || type === 'application/json') === 'text/csv';
}

/** Sends the answer of this request as a file instead of as JSON. */
export function sendAsFile(reply: FastifyReply, name: string, text: string): void {
  void reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .serializer(() => text);
}
