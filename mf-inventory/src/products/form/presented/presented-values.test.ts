import { ProductDraft } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { emptyProduct, type ProductValues, toProductInput } from '../product-values.ts';
import { reasonAt } from './presented-errors.ts';
import { presentationsText, wholesaleText } from './presented-text.ts';
import {
  emptyPresentation,
  emptyWholesale,
  presentedChange,
  presentedInput,
  presentedValues,
} from './presented-values.ts';

const plain: ProductValues = { ...emptyProduct('USD'), name: 'Malta' };
const box = { ...emptyPresentation('USD'), name: 'Caja', factor: '24', price: '20', barcodes: ['7501'] };
const pack = { ...emptyPresentation('VES'), name: 'Paquete', factor: '6' };
const wholesale = { ...emptyWholesale('USD'), price: '0.85', from_qty: '12' };
const reasons = (values: ProductValues) =>
  ProductDraft.safeParse(toProductInput(values)).error?.issues.map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

test('a product that has neither says nothing of them; a draft of before has no such fields', () => {
  expect(toProductInput(plain)).not.toHaveProperty('presentations');
  expect(toProductInput(plain)).not.toHaveProperty('wholesale');
  expect(presentedInput({})).toEqual({});
});

test('what is filled in is what the contract takes: an empty price is that of its units', () => {
  const draft = ProductDraft.parse(toProductInput({ ...plain, presentations: [pack, box], wholesale }));
  expect(draft.presentations).toEqual([
    { ...pack, price: null, price_currency: null },
    { ...box, price: '20.00' },
  ]);
  expect(draft.wholesale).toEqual({ price: '0.85', price_currency: 'USD', from_qty: '12' });
});

test('what is missing is said on its field', () => {
  const empty = { ...plain, presentations: [emptyPresentation('USD')], wholesale: emptyWholesale('USD') };
  expect(reasons(empty)).toEqual([
    ['presentations.0.name', 'required'],
    ['presentations.0.factor', 'not-a-decimal'],
    ['wholesale.price', 'not-a-decimal'],
  ]);
  expect(reasons({ ...plain, presentations: [box, { ...box, id: newId() }] })).toEqual([
    ['presentations.1.name', 'repeated'],
    ['presentations.1.barcodes', 'repeated'],
  ]);
  const errors = [undefined, { factor: { message: 'required' } }];
  expect([reasonAt(errors, 1, 'factor'), reasonAt(errors, 0, 'factor'), reasonAt(undefined)]).toEqual([
    'required',
    undefined,
    undefined,
  ]);
});

test('of a change only what somebody changed is sent, and what was taken away as none', () => {
  const sent = presentedInput({ presentations: [box, pack], wholesale });
  const parsed = ProductDraft.parse({ ...toProductInput(plain), ...sent });
  const { presentations = [], wholesale: kept } = parsed;
  const known = {
    ...{ cost_currency: 'USD', price_currency: 'USD', is_fixed_price: false, presentations },
    ...(kept && { wholesale: kept }),
  };
  const before = presentedValues(known);
  expect(presentedChange(parsed, before)).toEqual({});
  expect(presentedChange({}, before)).toEqual({ presentations: [], wholesale: null });
  const dearer = { ...parsed, wholesale: { ...wholesale, price: '0.90' } };
  expect(presentedChange(dearer, before)).toEqual({ wholesale: { ...wholesale, price: '0.90' } });
  const { presentations: _, wholesale: __, ...bare } = known;
  expect(presentedChange({}, presentedValues(bare))).toEqual({});
});

test('told where two people change one product', () => {
  expect(presentationsText({ presentations: [pack, box], wholesale: null })).toBe(
    'Paquete x 6, Caja x 24 a $\u00a020,00',
  );
  expect(presentationsText({ presentations: [], wholesale: null })).toBe('Ninguno');
  expect(wholesaleText({ presentations: [], wholesale })).toBe('$\u00a00,85 desde 12');
  expect(wholesaleText({ presentations: [], wholesale: { ...wholesale, from_qty: '' } })).toBe(
    '$\u00a00,85 para clientes al mayor',
  );
  expect(wholesaleText({ presentations: [], wholesale: null })).toBe('Ninguno');
});
