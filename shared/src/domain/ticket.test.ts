import { formatTicketNumber } from './ticket.ts';

test.each([
  [1, '00000001'],
  [42, '00000042'],
  [99_999_999, '99999999'],
  [100_000_000, '100000000'],
])('%d is printed as %s', (number, text) => {
  expect(formatTicketNumber(number)).toBe(text);
});
