import type { SaleDetail } from '@cuadra/shared/contract';
import { convert, exact, sum, toMoney, toQuantity } from '@cuadra/shared/domain';

type Tender = SaleDetail['payments'][number];

/** What of a sold line has not come back yet. */
export interface LineLeft {
  id: string;
  name: string;
  /** What it is weighed or measured in; undefined of pieces. */
  unit: string | undefined;
  /** Sold, and of it what came back before. */
  qty: string;
  returned: { qty: string; total: string; total_alternative: string };
  left: string;
  /** Of the whole line; null where the role may not see amounts. */
  total: string | null;
  total_alternative: string | null;
}

/** The lines of a sale with what earlier returns left of them. */
export function linesLeft({ products, returns = [] }: Pick<SaleDetail, 'products' | 'returns'>): LineLeft[] {
  return products.map(({ id, name, unit, qty, total, total_alternative }) => {
    const back = returns.flatMap(({ lines }) => lines.filter(({ line_id }) => line_id === id));
    const returned = {
      qty: toQuantity(sum(back.map((one) => one.qty))),
      total: toMoney(sum(back.map((one) => one.total ?? 0))),
      total_alternative: toMoney(sum(back.map((one) => one.total_alternative ?? 0))),
    };
    return {
      ...{ id, name, unit, qty, returned, total, total_alternative },
      left: toQuantity(exact(qty).minus(returned.qty)),
    };
  });
}

/** Of what the sale left owed, what no return took off; null where the role may not see it. */
export function debtLeft({ balance, returns = [] }: Pick<SaleDetail, 'balance' | 'returns'>): string | null {
  if (balance === null) return null;
  return toMoney(exact(balance).minus(sum(returns.map(({ debt }) => debt ?? 0))));
}

/** What a method received for a sale and did not give back; below zero where it gave change. */
export interface MethodLeft {
  payment_method_id: string;
  name: string;
  currency: string;
  amount: string;
}

/** The money of a sale, method by method: payments less changes less what returns paid back. Of nothing, nothing. */
export function moneyLeft({
  payments,
  changes,
  returns = [],
}: Pick<SaleDetail, 'payments' | 'changes' | 'returns'>): MethodLeft[] {
  const methods = new Map<string, MethodLeft>();
  const add = (tenders: readonly Tender[], sign: 1 | -1) => {
    for (const { payment_method_id, name, currency, amount } of tenders) {
      const before = methods.get(payment_method_id)?.amount ?? '0';
      const after = toMoney(exact(before).plus(exact(amount).times(sign)));
      methods.set(payment_method_id, { payment_method_id, name, currency, amount: after });
    }
  };
  add(payments, 1);
  add(changes, -1);
  for (const one of returns) add(one.payments, -1);
  return [...methods.values()].filter(({ amount }) => !exact(amount).isZero());
}

/** In main: what was received for a sale and not paid back yet. */
export function receivedFor(
  sale: Pick<SaleDetail, 'payments' | 'changes' | 'returns' | 'main' | 'alternative' | 'rate'>,
): string {
  const inMain = ({ amount, currency }: Tender) => toMoney(convert(amount, currency, sale.main, sale));
  const all = (tenders: readonly Tender[]) => sum(tenders.map(inMain));
  const back = (sale.returns ?? []).flatMap(({ payments }) => payments);
  return toMoney(all(sale.payments).minus(all(sale.changes)).minus(all(back)));
}
