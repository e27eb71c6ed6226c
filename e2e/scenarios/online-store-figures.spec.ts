import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { addGoods, openPhone, STORE, setStore } from '../online-store.ts';
import { callsOf } from '../server/calls-of.ts';

test('who comes to the store is counted once, and what they did not find is told to the shop', async ({
  page,
  browser,
  baseURL,
  sessionOf,
}) => {
  const api = callsOf(page, await sessionOf('demo'));
  const product = await addGoods(api, 'Higos de la tienda', { qty: '9', price: '5.00' });
  await setStore(api, {});
  const figures = async () => (await api('get', '/store/figures')).totals;
  const before = await figures();

  // A browser that no other test is.
  const phone = await openPhone(browser, baseURL, `Higos ${crypto.randomUUID()}`);
  await phone.goto(`${STORE}/p/${product.id}`);
  await expect.poll(figures).toMatchObject({ visitors: before.visitors + 1, carts: before.carts });
  await phone.getByRole('button', { name: 'Agregar Higos de la tienda' }).click();
  await expect.poll(figures).toMatchObject({ visitors: before.visitors + 1, carts: before.carts + 1 });
  await phone.goto(STORE);
  // What is on its way to be a word is none, and what is found is not missed.
  const search = phone.getByRole('searchbox', { name: 'Busca un producto' });
  await search.pressSequentially('Alcaparrón', { delay: 30 });
  await expect(phone.getByText('No encontramos «Alcaparrón».', { exact: false })).toBeVisible();
  const misses = async () =>
    (await api('get', '/store/figures')).misses.map(({ words }: { words: string }) => words);
  await expect.poll(misses).toContain('alcaparron');
  await search.fill('higos de la');
  await expect(phone.locator('.good')).toHaveCount(1);
  expect((await misses()).filter((words: string) => /^(alc|hig)/.test(words))).toEqual(['alcaparron']);
  expect(await figures()).toMatchObject({ visitors: before.visitors + 1, carts: before.carts + 1 });
  await phone.context().close();

  await page.goto('/ecommerce/');
  await page.getByRole('link', { name: 'Cifras' }).click();
  await expect(page.getByRole('heading', { name: 'Cifras de tu tienda', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Visitas', exact: true })).toContainText(
    String(before.visitors + 1),
  );
  const table = page.getByRole('table', { name: 'Lo que buscaron y no encontraron' });
  await expect(table.getByRole('row', { name: /alcaparron/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('group', { name: 'Período' }).getByText('Ayer').click();
  await expect(table.getByRole('row', { name: /alcaparron/ })).toBeHidden();
});
