import type { CurrentRate } from '../current-rate.ts';

/** The dollar at the rate of the examples in docs/contract.md#arithmetic. */
export const RATE: CurrentRate = {
  main: 'VES',
  alternative: 'USD',
  rate: '860.18',
  inverse: null,
  rate_id: '01990000-0000-7000-8000-000000000001',
  create_at: '2026-11-20T13:00:00.000Z',
  origin: 'dolarapi',
};
