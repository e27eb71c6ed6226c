import { storeFormSchema, storeValues } from './store-values.ts';
import { bodyOf, SETTINGS } from './testing/sample-settings.ts';

const values = storeValues(SETTINGS);
const wrong = (changes: Partial<typeof values>) =>
  storeFormSchema
    .safeParse({ ...values, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

test('what was read is sent back as it came', () => {
  expect(storeFormSchema.parse(values)).toEqual(bodyOf(SETTINGS));
  const open = { ...SETTINGS, openings: [], min_order: null, max_shown_qty: null };
  expect(storeFormSchema.parse(storeValues(open))).toEqual(bodyOf(open));
});

test('always open forgets the hours only when it is saved', () => {
  expect(storeFormSchema.parse({ ...values, is_always_open: true }).openings).toEqual([]);
  expect(wrong({ openings: [] })).toEqual(['openings required']);
});

test('what is no number is wrong on its field, and nothing is none', () => {
  expect(wrong({ min_order: null })).toEqual(['min_order not-a-decimal']);
  expect(wrong({ max_shown_qty: 'diez', max_order_qty: '' })).toHaveLength(2);
  expect(wrong({ max_shown_qty: ' ', min_order: '' })).toBeUndefined();
  expect(wrong({ zones: values.zones.map((zone) => ({ ...zone, cost: null })) })).toEqual([
    'zones.0.cost not-a-decimal',
  ]);
  expect(wrong({ has_pickup: false, has_delivery: false })).toEqual(['has_pickup required']);
});
