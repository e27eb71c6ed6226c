import { LATE_REASONS } from '@cuadra/shared/domain';
import { lateText, needsReview, reasonTexts } from './late-text.ts';

const LATE = {
  told_at: '2026-11-22T14:00:00Z',
  received_at: '2026-11-22T18:30:00Z',
  sent_by: 'Luis Rojas',
  device: 'Chrome en Windows',
  reasons: [],
  review: null,
};

test('every reason has a sentence of its own', () => {
  const texts = reasonTexts({ reasons: [...LATE_REASONS] });
  expect(new Set(texts).size).toBe(LATE_REASONS.length);
  for (const text of texts) expect(text).toMatch(/^[A-ZÑ].*\.$/);
});

test('it says who sent it and from where, as far as that is known', () => {
  expect(lateText(LATE)).toMatch(/; la envió Luis Rojas desde Chrome en Windows\.$/);
  expect(lateText({ ...LATE, device: null })).toMatch(/; la envió Luis Rojas\.$/);
  expect(lateText({ ...LATE, device: null, sent_by: null })).not.toMatch(/;/);
});

test('it needs a review while something is wrong that nobody has looked at', () => {
  expect(needsReview(undefined)).toBe(false);
  expect(needsReview(LATE)).toBe(false);
  expect(needsReview({ ...LATE, reasons: ['price'] })).toBe(true);
  expect(needsReview({ reasons: ['price'], review: { create_at: LATE.received_at, user: null } })).toBe(
    false,
  );
});
