import type { ClientRejection } from '@cuadra/shared/contract';
import { companyDay, exact, newId, sum, toMoney } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { currentTime } from '../../clock/clock.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { hashRequest } from '../../database/request-hash.ts';
import { rejection } from '../../imports/row-refused.ts';
import type { ImportSession } from '../../imports/run-import.ts';
import { type DebtDays, debtDays, wrongDays } from '../opening-debts/debt-days.ts';
import { writeOpeningDebts } from '../opening-debts/write-opening-debts.ts';
import type { DebtRow } from './check-rows.ts';
import type { PlannedClient } from './plan-clients.ts';

export interface PlannedDebt extends DebtDays {
  clientId: string;
  amount: string;
  currency: string;
}

/**
 * Which opening debts a file brings. A client who has one in that currency already gets no second one: the same is left as it is,
 * another one is told, since which of the two is right nobody knows but the shop (decision 0049).
 *
 * @returns with the clients whose lines are not rejected for their debt
 */
export async function planDebts(
  trx: CompanyTransaction,
  planned: readonly PlannedClient[],
): Promise<{ planned: PlannedClient[]; debts: PlannedDebt[]; rejections: ClientRejection[] }> {
  const standing = await standingDebts(trx, planned);
  const today = companyDay(currentTime());
  const debts: PlannedDebt[] = [];
  const rejections: ClientRejection[] = [];
  const taken = planned.filter(({ row: { line, debt }, client }) => {
    if (debt === null) return true;
    const refuse = (reason: ClientRejection['reason'], field: string, value: string | null) => {
      rejections.push(rejection(line, reason, field, value));
      return false;
    };
    const days = debtDays({ owed_since: debt.since ?? today, due_on: debt.due ?? undefined }, client);
    const wrong = wrongDays(days, today);
    if (wrong.owed_since) return refuse(wrong.owed_since, 'debt_since', debt.since);
    if (wrong.due_on) return refuse(wrong.due_on, 'debt_due', debt.due);
    const before = standing.get(`${client.id} ${debt.currency}`);
    if (before === undefined) {
      debts.push({ clientId: client.id, amount: debt.amount, currency: debt.currency, ...days });
      return true;
    }
    return before.some((one) => isSameDebt(one, debt)) || refuse('debt-differs', 'debt', debt.amount);
  });
  return { planned: taken, debts, rejections };
}

/** How many they are and what they come to, by their currency. */
export function sumDebts(debts: readonly PlannedDebt[]) {
  const currencies = [...new Set(debts.map(({ currency }) => currency))];
  return currencies.map((currency) => {
    const of = debts.filter((debt) => debt.currency === currency);
    return { currency, count: of.length, amount: toMoney(sum(of.map(({ amount }) => amount))) };
  });
}

/** As `POST /clients/{id}/opening_debts` writes them. */
export async function writeDebts(
  trx: CompanyTransaction,
  { userId }: ImportSession,
  debts: readonly PlannedDebt[],
): Promise<void> {
  const drafts = debts.map((debt) => ({
    ...{ ...debt, id: newId(), note: '' },
    requestHash: hashRequest(debt),
  }));
  await writeOpeningDebts(trx, userId, drafts);
}

interface Standing {
  client_id: string;
  currency: string;
  amount: string;
  owed_since: string;
  due_on: string | null;
}

/** What the file leaves open is not compared. */
function isSameDebt({ amount, owed_since, due_on }: Standing, debt: DebtRow): boolean {
  return (
    exact(amount).eq(debt.amount) &&
    (debt.since ?? owed_since) === owed_since &&
    (debt.due ?? due_on) === due_on
  );
}

/** Opening debts that were not annulled, by client and currency. */
async function standingDebts(
  trx: CompanyTransaction,
  planned: readonly PlannedClient[],
): Promise<Map<string, Standing[]>> {
  const ids = planned.flatMap(({ row, client, isNew }) => (row.debt && !isNew ? client.id : []));
  const { rows } = await sql<Standing>`
    select client_id, currency, amount::text, owed_since::text, due_on::text from client_opening_debts
    where company_id = ${trx.companyId} and client_id = any(${ids}) and annulled_at is null`.execute(trx);
  const standing = new Map<string, Standing[]>();
  for (const row of rows) {
    const key = `${row.client_id} ${row.currency}`;
    standing.set(key, [...(standing.get(key) ?? []), row]);
  }
  return standing;
}
