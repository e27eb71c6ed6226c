import type { SaleDraft } from '@cuadra/shared/contract';
import { type CurrencyPair, convert, isOfPair, toMoney } from '@cuadra/shared/domain';
import { ApiError } from '../errors/api-error.ts';
import { isTooMuch } from '../money/is-too-much.ts';
import type { SaleFacts, SaleMethod } from './sale-facts.ts';

type DraftTender = SaleDraft['payments'][number];

export interface CheckedTender extends DraftTender {
  /** The method's name as it was. */
  name: string;
  /** In main, at the sale's rate. */
  amount_main: string;
}

/**
 * @param facts.isLate the money was taken before it is told: what its method asks for is not asked for any more
 * @throws ApiError 400 with `payments.N.field` or `changes.N.field`
 */
export function checkTenders(
  list: 'payments' | 'changes',
  tenders: readonly DraftTender[],
  facts: Pick<SaleFacts, 'methods'> & { isLate?: boolean },
  pair: CurrencyPair,
): CheckedTender[] {
  const fields: Record<string, string> = {};
  const checked = tenders.map((tender, index) => {
    const refuse = (field: string, reason: string) => {
      fields[`${list}.${index}.${field}`] = reason;
    };
    const method = facts.methods.get(tender.payment_method_id);
    if (!method) {
      refuse('payment_method_id', 'unknown');
      return undefined;
    }
    if (method.currency !== tender.currency || !isOfPair(tender.currency, pair)) {
      refuse('currency', 'not-of-the-method');
      return undefined;
    }
    if (list === 'payments' && lacksReference(tender, method) && !facts.isLate)
      refuse('reference', 'required');
    const amounts = [pair.main, pair.alternative].map((currency) =>
      toMoney(convert(tender.amount, tender.currency, currency, pair)),
    );
    if (amounts.some(isTooMuch)) refuse('amount', 'too-large');
    return { ...tender, name: method.name, amount_main: amounts[0] ?? '0.00' };
  });
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_VALIDATION', { fields });
  return checked.filter((tender) => tender !== undefined);
}

/** Whether its method asks for a reference that a payment has not. */
export function lacksReference(
  { reference }: Pick<DraftTender, 'reference'>,
  { needs_reference }: Pick<SaleMethod, 'needs_reference'>,
): boolean {
  return needs_reference && !reference;
}
