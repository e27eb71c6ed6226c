import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Product } from '@cuadra/shared/contract';
import { linePrice, newId } from '@cuadra/shared/domain';
import type { Caller } from '../http-client.ts';

/** A company with products and a rate, made through the API as anybody would. */
export interface Shop {
  token: string;
  companyId: string;
  userId: string;
  rate: { main: string; alternative: string; rate: string; rate_id: string };
  products: { id: string; price: string }[];
  /** Cash in either currency. */
  methods: { main: string; alternative: string };
}

const PRODUCTS = 200;
/** Never sold out, however long the measure runs. */
const STOCK = '1000000000';

/** @param count how many products it has */
export async function openShop(call: Caller, dataDir: string, count = PRODUCTS): Promise<Shop> {
  const username = `bench${newId().slice(-8)}`;
  const { user_id } = await call('/auth/register', {
    json: {
      name: 'Banco de pruebas',
      username,
      email: `${username}@ejemplo.com`,
      password: 'una clave larga',
      company_name: 'Banco de pruebas',
      with_auto_rate: false,
    },
  });
  const code = await readCode(join(dataDir, 'outbox'));
  const signedIn = await call('/auth/register/verify', { json: { code, user_id } });
  const token = String(signedIn.token);
  await call('/exchange_rates/create', { token, json: { source: 'USD', target: 'VES', rate: '860.18' } });
  const lines = Array.from(
    { length: count },
    (_, i) => `Producto ${i},${7590000000000 + i},${STOCK},${(i % 90) + 1}.37,30,USD`,
  );
  const csv = ['nombre,codigo_barras,cantidad,costo,utilidad,moneda', ...lines, ''].join('\n');
  await call('/products/import', { token, csv });
  const state = (await call('/auth/verify', { token, json: {} })) as { company: { id: string } };
  const methods = (await call('/payment_methods', { token })) as {
    items: { id: string; currency: string }[];
  };
  const products = (await call(`/products?limit=${PRODUCTS}`, { token })) as { items: Product[] };
  const methodIn = (currency: string) =>
    methods.items.find((method) => method.currency === currency)?.id ?? '';
  return {
    token,
    companyId: state.company.id,
    userId: String(user_id),
    rate: (await call('/rates/dollar', { token })) as unknown as Shop['rate'],
    products: products.items.map((product) => ({ id: product.id, price: linePrice(product).unit_price })),
    methods: { main: methodIn('VES'), alternative: methodIn('USD') },
  };
}

async function readCode(outbox: string): Promise<string> {
  const newest = (await readdir(outbox)).sort().at(-1) ?? '';
  const code = /en Cuadra es (\d{6})/.exec(await readFile(join(outbox, newest), 'utf8'))?.[1];
  if (!code) throw new Error('no code in the mail');
  return code;
}
