import { LABEL_SHEETS, perPage, placeOf, toPages } from './sheets.ts';

test.each(LABEL_SHEETS)('$name: every label stands on its page, beside the others', (sheet) => {
  const { page, label } = sheet;
  const places = Array.from({ length: perPage(sheet) }, (_, index) => placeOf(sheet, index));
  for (const { left, top } of places) {
    expect(left).toBeGreaterThanOrEqual(-1e-9);
    expect(top).toBeGreaterThanOrEqual(-1e-9);
    expect(left + label.width).toBeLessThanOrEqual(page.width + 1e-9);
    expect(top + label.height).toBeLessThanOrEqual(page.height + 1e-9);
  }
});

test('the makers’ own margins come out', () => {
  const cornerOf = (id: string) => {
    const sheet = LABEL_SHEETS.find((one) => one.id === id);
    if (!sheet) throw new Error(id);
    const { left, top } = placeOf(sheet, 0);
    return [left.toFixed(2), top.toFixed(2)];
  };
  expect(cornerOf('l7160')).toEqual(['7.25', '15.15']);
  expect(cornerOf('l7159')).toEqual(['7.25', '12.90']);
  expect(cornerOf('l7651')).toEqual(['4.75', '10.70']);
  expect(cornerOf('5160')).toEqual(['4.76', '12.70']);
  expect(cornerOf('roll-50x25')).toEqual(['0.00', '0.00']);
});

test('a sheet that was begun is gone on with', () => {
  const sheet = LABEL_SHEETS.find(({ id }) => id === 'l7160') ?? LABEL_SHEETS[0];
  const pages = toPages(sheet, ['a', 'b', 'c'], 19);
  expect(pages).toEqual([
    [
      { label: 'a', at: 19 },
      { label: 'b', at: 20 },
    ],
    [{ label: 'c', at: 0 }],
  ]);
});
