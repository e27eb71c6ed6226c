import pg from 'pg';
import { type Finding, unnamedTables } from './unnamed-tables.ts';

/** Statements that got at a company's rows without naming it, with what they got at. */
const complaints = new Map<string, string>();
const known = new Map<string, Finding>();
const companies = new WeakMap<pg.Client, string>();
let isWatching = false;

/** As `withCompany` begins. */
const BEGIN = /^begin; set local app\.company_id = '([^']+)'$/;

/**
 * From now on, looks at every statement that the API sends in a transaction of a company, and finds those that leave it to
 * row level security whose rows they get at (docs/decisions/0029-each-statement-names-its-company.md).
 *
 * @returns what was found so far
 */
export function watchStatements(): () => string[] {
  if (!isWatching) {
    isWatching = true;
    const send = pg.Client.prototype.query;
    pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
      look(this, given);
      return Reflect.apply(send, this, given);
    } as typeof send;
  }
  return () => [...complaints].map(([statement, complaint]) => `${complaint}:\n${statement}`);
}

function look(client: pg.Client, [query, beside]: unknown[]): void {
  const { text, values } = statementOf(query, beside);
  const company = BEGIN.exec(text)?.[1];
  if (company !== undefined) companies.set(client, company);
  else if (text === 'commit' || text === 'rollback') companies.delete(client);
  else {
    const own = companies.get(client);
    if (own !== undefined) check(text, values, own);
  }
}

function check(text: string, values: unknown[], company: string): void {
  const finding = known.get(text) ?? unnamedTables(text);
  known.set(text, finding);
  if (finding.unnamed.length > 0) complaints.set(text, `names no company: ${finding.unnamed.join(', ')}`);
  else if (finding.companies.some((number) => values[number - 1] !== company)) {
    complaints.set(text, 'names another company');
  }
}

function statementOf(query: unknown, beside: unknown): { text: string; values: unknown[] } {
  if (typeof query === 'string') return { text: query, values: Array.isArray(beside) ? beside : [] };
  const { text = '', values = [] } = query as { text?: string; values?: unknown[] };
  return { text, values };
}
