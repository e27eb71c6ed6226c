import { breadBatch, breadOrder, breadVersion } from '../testing/samples.ts';
import { paperLines, paperOutputs } from './order-paper.ts';

const version = breadVersion();
const kilos = () => 'Kilogramo';
const told = (rows: { name: string; planned: string; real: string | null }[]) =>
  rows.map(({ name, planned, real }) => `${name} ${planned} ${real ?? '…'}`);

test('what is still to be made has room for what it really was', () => {
  const order = breadOrder();
  expect(told(paperLines({ order }, kilos))).toEqual(['Harina 36\u00a0kg …', 'Levadura 0,4\u00a0kg …']);
  // 57 good ones are 60: two yields, of which 3 are spoilt and 1 is trimmings.
  expect(told(paperOutputs({ order, version, batches: [] }, kilos))).toEqual([
    ...['Pan 57\u00a0kg …', 'Merma 3\u00a0kg …', 'Recortes 1\u00a0kg …'],
  ]);
});

test('what is done says what was, by-products of all its batches together', () => {
  const [flour, yeast] = breadOrder().lines;
  const order = breadOrder({
    ...{ status: 'done', made: '55', waste: '4' },
    lines: [
      ...(flour ? [{ ...flour, used: '37' }] : []),
      // None of it was taken.
      ...(yeast ? [yeast] : []),
    ],
  });
  const batches = [breadBatch(), breadBatch({ id: 'b', byproducts: [] }), breadBatch({ id: 'c' })];
  expect(told(paperLines({ order }, kilos))).toEqual([
    'Harina 36\u00a0kg 37\u00a0kg',
    'Levadura 0,4\u00a0kg 0\u00a0kg',
  ]);
  expect(told(paperOutputs({ order, version, batches }, kilos))).toEqual([
    ...['Pan 57\u00a0kg 55\u00a0kg', 'Merma 3\u00a0kg 4\u00a0kg', 'Recortes 1\u00a0kg 2,5\u00a0kg'],
  ]);
});
