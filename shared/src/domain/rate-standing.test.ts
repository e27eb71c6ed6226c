import { isJump, pendingChange, rateChange, rateStanding } from './rate-standing.ts';

const pending = {
  id: '01990000-0000-7000-8000-000000000001',
  rate: '1146.00',
  origin: 'dolarapi:oficial',
  effective_day: '2026-11-23',
  fetched_at: '2026-11-21T13:00:00.000Z',
};

test('what waits for a person comes before what is only old', () => {
  expect(rateStanding({ is_stale: false, pending: null })).toBe('good');
  expect(rateStanding({ is_stale: true, pending: null })).toBe('stale');
  expect(rateStanding({ is_stale: true, pending })).toBe('pending');
});

test('says what would change, for either way round', () => {
  expect(pendingChange({ rate: '917.80', main: 'VES', pending })).toEqual({
    rate: '1146',
    percent: '25',
    isRise: true,
  });
  expect(pendingChange({ rate: '0.00108956', inverse: '917.80', main: 'USD', pending })).toEqual({
    rate: '1146',
    percent: '25',
    isRise: true,
  });
  expect(pendingChange({ rate: '917.80', main: 'VES', pending: null })).toBeUndefined();
});

test('more than 20 % up or down is a jump, 20 % itself is none', () => {
  expect(isJump('100', '120')).toBe(false);
  expect(isJump('100', '120.01')).toBe(true);
  expect(isJump('100', '80')).toBe(false);
  expect(isJump('917.80', '9.1780')).toBe(true);
  expect(rateChange('917.80', '9.178')).toEqual({ rate: '9.178', percent: '99', isRise: false });
});
