import type { CashSession } from '@cuadra/shared/contract';
import { exact, toMoney } from '@cuadra/shared/domain';

type CashCount = CashSession['counts'][number];
type Part = 'opening' | 'received' | 'given' | 'pay_in' | 'pay_out';

export interface SampleCount extends Partial<Pick<CashCount, Part | 'name' | 'currency' | 'is_cash'>> {
  id: string;
  counted?: string;
}

/** A session whose sums are right, open unless something was counted. */
export function sampleSession({
  counts = [],
  ...rest
}: Partial<Omit<CashSession, 'counts'>> & { counts?: SampleCount[] } = {}): CashSession {
  return {
    id: '01990000-0000-7000-8000-000000000001',
    status: 'open',
    user: { id: '01990000-0000-7000-8000-000000000031', name: 'María Rojas' },
    opened_at: '2026-11-20T12:05:00.000Z',
    closed_at: null,
    notes: '',
    sales: 0,
    totals: [],
    movements: [],
    ...rest,
    counts: counts.map(countOf),
  };
}

function countOf({ id, counted, ...given }: SampleCount): CashCount {
  const parts = { opening: '0.00', received: '0.00', given: '0.00', pay_in: '0.00', pay_out: '0.00' };
  const count = { name: id, currency: 'VES', is_cash: true, ...parts, ...given };
  const expected = exact(count.opening)
    .plus(count.received)
    .minus(count.given)
    .plus(count.pay_in)
    .minus(count.pay_out);
  return {
    payment_method_id: id,
    ...count,
    expected: toMoney(expected),
    counted: counted ?? null,
    difference: counted === undefined ? null : toMoney(exact(counted).minus(expected)),
  };
}
