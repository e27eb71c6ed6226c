import type { Browser, Page } from '@playwright/test';
import type { callsOf } from './server/calls-of.ts';

const PHONE = { width: 390, height: 844 };

/** The store of the shared company. */
export const STORE = '/tienda/bodega-la-esquina';

/** A buyer: another browser, without a session. @param name of the browser, as it tells the server; that of the browser itself without it */
export async function openPhone(browser: Browser, baseURL: string | undefined, name?: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    ...(name !== undefined && { userAgent: name }),
    ...(baseURL ? { baseURL } : {}),
  });
  return context.newPage();
}

/** Opens the shared company's store, with `given` in place of what its settings say. */
export async function setStore(api: ReturnType<typeof callsOf>, given: object): Promise<void> {
  const { is_open: _, products: __, host: ___, ...settings } = await api('get', '/store/settings');
  await api('put', '/store/settings', { ...settings, is_published: true, ...given });
}

/** A product that the store sells: so many of it, for so many dollars. */
export function addGoods(
  api: ReturnType<typeof callsOf>,
  name: string,
  { qty, price }: { qty: string; price: string },
): Promise<{ id: string; name: string } & Record<string, unknown>> {
  return api('post', '/products/create', {
    ...{ name, qty, cost: '1.00', cost_currency: 'USD', price_currency: 'USD' },
    ...{ is_fixed_price: true, price },
  });
}
