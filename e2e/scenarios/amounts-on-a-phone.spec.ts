import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone an amount and its currency stand on one line, whatever their labels take', async ({
  page,
}) => {
  await page.goto('/create-product');
  await page.getByRole('button', { name: /precio al mayor/i }).click();
  const amount = page.getByRole('textbox', { name: 'Precio al mayor' });
  await expect(amount).toBeVisible();
  for (const [input, select] of [
    [amount, 'Moneda al mayor'],
    [page.getByRole('textbox', { name: 'Costo', exact: true }), 'Moneda del costo'],
  ] as const) {
    const beside = page.getByRole('combobox', { name: select });
    const bottom = async (one: typeof beside) => {
      const box = await one.boundingBox();
      return box && Math.round(box.y + box.height);
    };
    expect(await bottom(input)).toBe(await bottom(beside));
  }
});
