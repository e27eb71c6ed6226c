import type { payDebt } from '@cuadra/shared/contract';
import {
  balanceOf,
  type CurrencyPair,
  convert,
  exact,
  isOfPair,
  type PairRate,
  sum,
  toMoney,
} from '@cuadra/shared/domain';
import type { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';
import { type CheckedTender, checkTenders } from '../sales/check-tenders.ts';
import type { SaleMethod } from '../sales/sale-facts.ts';

/** An abono as it is asked for; of a supplier's, nothing stays in favour by intent. */
export type PaymentDraft = Omit<z.output<typeof payDebt.body>, 'debts'>;

/** What the database knows that an abono, of a client or to a supplier, must agree with. */
export interface PaymentFacts {
  main: string;
  alternative: string;
  /** 1 alternative = rate main; the one that counts. */
  latest: PairRate;
  /** The rate is of no record, and meant all the same: it stands on a supplier's invoice. */
  isOwnRate?: boolean;
  methods: Map<string, SaleMethod>;
  balances: { currency: string; amount: string }[];
}

/** An abono that agrees with the rules: all that is left is to write it. */
export interface CheckedPayment {
  pair: CurrencyPair & Pick<PairRate, 'rate' | 'inverse'>;
  rate_id: string | null;
  /** In which the debt is held. */
  currency: string;
  /** What it takes off the debt. */
  amount: string;
  /** What is owed after it; below zero it is in favour of who paid. */
  balance: string;
  tenders: CheckedTender[];
  /** In main: what the tenders exceed the amount by, each rounded. */
  rounding: string;
}

/**
 * Holds an abono against what is owed, with the arithmetic of a sale: who pays the debt as it is shown in either currency
 * has paid it. Pure.
 *
 * @throws ApiError 400 with the field (`payments` more-than-owed or too-small, `currency` nothing-owed); 409
 * ERROR_RATE_CHANGED with the new rate
 */
export function checkPayment(draft: PaymentDraft, facts: PaymentFacts): CheckedPayment {
  const { main, alternative, latest } = facts;
  if (draft.rate_id !== undefined && draft.rate_id !== latest.rate_id) {
    throw new ApiError('ERROR_RATE_CHANGED', { details: { ...latest, main, alternative } });
  }
  const pair = { main, alternative, rate: latest.rate, inverse: latest.inverse };
  const tenders = checkTenders('payments', draft.payments, facts, pair);
  const debt = debtOf(draft, facts);
  const crosses = tenders.some(({ currency }) => currency !== debt.currency);
  if (crosses && latest.rate_id === null && !facts.isOwnRate) refuse({ rate: 'no-rate' });
  const due = exact(debt.amount).gt(0) ? debt.amount : '0';
  const owed = {
    main: toMoney(convert(due, debt.currency, main, pair)),
    alternative: toMoney(convert(due, debt.currency, alternative, pair)),
  };
  const { missing, is_paid } = balanceOf(owed, tenders, [], pair);
  const isTooMuch = !is_paid && (exact(missing.main).lt(0) || exact(missing.alternative).lt(0));
  if (isTooMuch && !draft.keep_excess) refuse({ payments: 'more-than-owed' });
  const left = debt.currency === main ? missing.main : missing.alternative;
  const balance = toMoney(
    exact(debt.amount)
      .minus(due)
      .plus(is_paid ? 0 : left),
  );
  const amount = toMoney(exact(debt.amount).minus(balance));
  if (exact(amount).lte(0)) refuse({ payments: 'too-small' });
  const received = sum(tenders.map((tender) => tender.amount_main));
  const counted = toMoney(convert(amount, debt.currency, main, pair));
  return {
    pair,
    rate_id: latest.rate_id,
    currency: debt.currency,
    amount,
    balance,
    tenders,
    rounding: toMoney(received.minus(counted)),
  };
}

/**
 * The one that is named; else the only one there is, and the alternative for who owes in both. Who owes nothing pays ahead,
 * in the alternative or the named currency, where that was meant.
 */
function debtOf(draft: PaymentDraft, { main, alternative, balances }: PaymentFacts) {
  const held = balances.filter((balance) => isOfPair(balance.currency, { main, alternative }));
  const debtIn = (currency: string) =>
    held.find((balance) => balance.currency === currency && exact(balance.amount).gt(0));
  const debt = draft.currency ? debtIn(draft.currency) : (debtIn(alternative) ?? debtIn(main));
  if (debt) return debt;
  const currency = draft.currency ?? alternative;
  if (!draft.keep_excess || !isOfPair(currency, { main, alternative }))
    return refuse({ currency: 'nothing-owed' });
  return held.find((balance) => balance.currency === currency) ?? { currency, amount: '0.00' };
}

function refuse(fields: Record<string, string>): never {
  throw new ApiError('ERROR_VALIDATION', { fields });
}
