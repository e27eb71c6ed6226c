import type { SaleDraft } from '@cuadra/shared/contract';
import {
  balanceOf,
  type CurrencyPair,
  convert,
  debtCurrency,
  exact,
  farOverpaid,
  type Grants,
  type InBoth,
  isGranted,
  lineTotal,
  owedInAlternative,
  type PairRate,
  passesLimit,
  rateOfPair,
  saleTotal,
  sum,
  toMoney,
} from '@cuadra/shared/domain';
import { ApiError } from '../errors/api-error.ts';
import { isTooMuch } from '../money/is-too-much.ts';
import { checkCreditUsed } from './check-credit-used.ts';
import { checkLines, type KnownLine } from './check-lines.ts';
import { type CheckedTender, checkTenders } from './check-tenders.ts';
import type { SaleFacts } from './sale-facts.ts';

type DraftLine = SaleDraft['lines'][number];

export interface CheckedLine extends Omit<DraftLine, 'presentation'>, KnownLine {
  total: string;
  total_alternative: string;
}

/** The sale's currencies, at the record's rate and in its direction. */
type SalePair = CurrencyPair & Pick<PairRate, 'rate' | 'inverse'>;

/** A sale that agrees with the rules and the database: all that is left is to write it. */
export interface CheckedSale {
  pair: SalePair;
  lines: CheckedLine[];
  payments: CheckedTender[];
  changes: CheckedTender[];
  total: string;
  total_alternative: string;
  /** In main: what remains between the total, the tenders and the debt, each rounded; so every sum closes. */
  rounding: string;
  balance: string;
  balance_currency: string;
  /** What of the balance the client's balance in favour pays. */
  credit_used: string;
}

/**
 * Holds a sale against what the database knows, with the same arithmetic as the screen (docs/contract.md#sales). Pure.
 *
 * @throws ApiError 400 with the field, 403 for credit or a client without the permission, 409 ERROR_RATE_CHANGED (with
 * the new rate), ERROR_STOCK, ERROR_CREDIT_LIMIT, ERROR_CREDIT_USED, ERROR_OVERPAID
 */
export function checkSale(draft: SaleDraft, facts: SaleFacts, grants: Grants): CheckedSale {
  checkPermissions(draft, facts, grants);
  checkClient(draft, facts);
  const pair = checkRate(draft, facts);
  const known = checkLines(draft, facts, pair, grants);
  const payments = checkTenders('payments', draft.payments, facts, pair);
  const changes = checkTenders('changes', draft.changes, facts, pair);
  const total = saleTotal(draft.lines, pair);
  if (isTooMuch(total.main) || isTooMuch(total.alternative)) {
    throw new ApiError('ERROR_VALIDATION', { fields: { total: 'too-large' } });
  }
  if (total.main !== draft.total) {
    throw new ApiError('ERROR_VALIDATION', {
      fields: { total: 'does-not-add-up' },
      details: { total: total.main },
    });
  }
  const { balance, balance_currency, credit_used } = checkPaid(draft, facts, pair, total, grants);
  const overpaid = farOverpaid(total, draft.payments, pair);
  if (overpaid && !draft.overpaid_knowingly)
    throw new ApiError('ERROR_OVERPAID', { details: { ...overpaid } });
  const received = sum(payments.map((tender) => tender.amount_main));
  const given = sum(changes.map((tender) => tender.amount_main));
  const owed = toMoney(convert(balance, balance_currency, pair.main, pair));
  return {
    pair,
    lines: draft.lines.map((line, index) => {
      const { main, alternative } = lineTotal(line, pair);
      return {
        ...line,
        ...(known[index] as KnownLine),
        total: main,
        total_alternative: alternative,
      };
    }),
    payments,
    changes,
    total: total.main,
    total_alternative: total.alternative,
    rounding: toMoney(exact(total.main).minus(received).plus(given).minus(owed)),
    balance,
    balance_currency,
    credit_used,
  };
}

/**
 * A cash register gives nothing out on credit before it has an answer: late or not, it takes the permission. One that a balance
 * in favour may pay whole is looked at with what is paid.
 */
function checkPermissions(draft: SaleDraft, { isLate }: SaleFacts, grants: Grants): void {
  const needsCredit = draft.type === 'credit' && draft.credit_used === undefined && !mayGiveCredit(grants);
  const needsClient = !isLate && !mayHaveClient(draft, grants);
  if (needsCredit || needsClient) throw new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS');
}

/** Whether who sells may name the client of a sale; nobody takes a permission. */
export function mayHaveClient({ client_id }: Pick<SaleDraft, 'client_id'>, grants: Grants): boolean {
  return client_id === null || isGranted(grants, ['sales', 'assign_client']);
}

/** A client that is named is there; a credit sale names one, paid at once or not (docs/contract.md#sales). */
function checkClient(draft: SaleDraft, facts: SaleFacts): void {
  if (facts.client || (draft.client_id === null && draft.type === 'normal')) return;
  throw new ApiError('ERROR_VALIDATION', {
    fields: { client_id: draft.client_id === null ? 'required' : 'unknown' },
  });
}

function checkRate(draft: SaleDraft, facts: SaleFacts): SalePair {
  const { main, alternative } = facts;
  const fields: Record<string, string> = {};
  if (draft.main !== main) fields.main = 'not-the-company-currency';
  if (draft.alternative !== alternative) fields.alternative = 'not-the-company-currency';
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_VALIDATION', { fields });
  const latest = rateOfPair(facts.rate ? [facts.rate] : [], alternative, main);
  const isInverse = draft.inverse === undefined || draft.inverse === latest.inverse;
  if (latest.rate_id !== draft.rate_id || latest.rate !== draft.rate || !isInverse) {
    throw new ApiError('ERROR_RATE_CHANGED', { details: { ...latest, main, alternative } });
  }
  const isForeign = (item: { currency: string }) => item.currency !== main;
  const crosses = [...draft.lines, ...draft.payments, ...draft.changes].some(isForeign);
  // Spec §5 makes it 1 where no record exists; selling a dollar for a bolívar is another matter.
  if (crosses && main !== alternative && latest.rate_id === null) {
    throw new ApiError('ERROR_VALIDATION', { fields: { rate: 'no-rate' } });
  }
  return { main, alternative, rate: latest.rate, inverse: latest.inverse };
}

function mayGiveCredit(grants: Grants): boolean {
  return isGranted(grants, ['sales', 'credit_sale']);
}

type Unpaid = Pick<CheckedSale, 'balance' | 'balance_currency' | 'credit_used'>;

function checkPaid(
  draft: SaleDraft,
  facts: SaleFacts,
  pair: SalePair,
  total: InBoth,
  grants: Grants,
): Unpaid {
  const balance = balanceOf(total, draft.payments, draft.changes, pair);
  const balance_currency = debtCurrency(draft.lines, pair);
  if (draft.credit_used !== undefined) {
    const used = { amount: draft.credit_used, currency: balance_currency };
    if (checkCreditUsed(draft, facts, pair, total, used))
      return { balance: toMoney(used.amount), balance_currency, credit_used: toMoney(used.amount) };
    if (!mayGiveCredit(grants)) throw new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS');
  }
  const credit_used = toMoney(draft.credit_used ?? 0);
  if (balance.is_paid) return { balance: '0.00', balance_currency, credit_used };
  const missing = balance_currency === pair.main ? balance.missing.main : balance.missing.alternative;
  if (exact(missing).lt(0) || exact(balance.missing.main).lt(0)) {
    throw new ApiError('ERROR_VALIDATION', { fields: { changes: 'not-enough' } });
  }
  if (draft.type === 'normal') throw new ApiError('ERROR_VALIDATION', { fields: { payments: 'not-enough' } });
  const { credit_limit = null, balances = [] } = facts.client ?? {};
  if (passesLimit({ credit_limit, balances }, { amount: missing, currency: balance_currency }, pair)) {
    const owed = toMoney(owedInAlternative(balances, pair));
    throw new ApiError('ERROR_CREDIT_LIMIT', {
      details: { limit: credit_limit, owed, currency: pair.alternative },
    });
  }
  return { balance: missing, balance_currency, credit_used };
}
