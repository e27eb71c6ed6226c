import type { Product, payDebt, Ticket } from '@cuadra/shared/contract';
import { linePrice, newClientId, newId, saleTotal } from '@cuadra/shared/domain';
import type { z } from 'zod';
import { call } from './call.ts';
import { openCompany, type TestCompany } from './company.ts';
import type { CuadraServer } from './cuadra-server.ts';

/** Money given or given back. */
interface Payment {
  /** Its name, or the first one of a currency. */
  method: 'Bs.' | '$' | (string & {});
  amount: string;
  reference?: string;
}

interface SaleWish {
  lines: [product: Product, qty: string, discount?: string][];
  /** With an amount left out, it pays all of the sale. */
  payments?: (Omit<Payment, 'amount'> & { amount?: string })[];
  changes?: Payment[];
  /** On credit, what is not paid being this client's debt. */
  client?: string;
}

/** A company of a test's own that has sold nothing yet, and how a test sells in it without a screen. */
export interface SmallShop extends TestCompany {
  /** Sets by hand how many bolívares a dollar is. */
  setRate: (rate: string) => Promise<void>;
  /** Fifty of a product at a fixed price in dollars. */
  addProduct: (name: string, cost: string, price: string, barcode?: string) => Promise<Product>;
  /** A way to pay in bolívares that asks for a reference. */
  addMobilePayment: (name: string) => Promise<void>;
  /** An abono of a client. */
  payDebt: (client: string, paid: Payment) => Promise<z.output<typeof payDebt.response>>;
  addClient: (name: string) => Promise<string>;
  sell: (wish: SaleWish) => Promise<Ticket>;
  stockOf: (product: Product) => Promise<number>;
  /** What the API answers to its owner. */
  get: <T>(path: string) => Promise<T>;
  put: <T>(path: string, body: object) => Promise<T>;
  post: <T>(path: string, body: object) => Promise<T>;
  remove: <T>(path: string, body: object) => Promise<T>;
  /** As a payment, a movement or a count names a method. */
  paymentOf: (payment: Payment) => Promise<{ payment_method_id: string; amount: string; currency: string }>;
}

export async function openSmallShop(
  cuadra: CuadraServer,
  wish?: Parameters<typeof openCompany>[1],
): Promise<SmallShop> {
  const company = await openCompany(cuadra, wish);
  const { url } = cuadra;
  const { token } = company.owner;
  const get = <T>(path: string) => call<T>(url, { method: 'GET', path, token });
  const post = <T>(path: string, body: object) => call<T>(url, { method: 'POST', path, token, body });

  const put = <T>(path: string, body: object) => call<T>(url, { method: 'PUT', path, token, body });
  const remove = <T>(path: string, body: object) => call<T>(url, { method: 'DELETE', path, token, body });

  const { id } = await get<{ id: string }>('/company_configurations');
  await put('/company_configurations/update', { id, with_auto_rate: false });
  const paymentOf: SmallShop['paymentOf'] = async ({ method, ...given }) => {
    // Read each time: a test may have made others on the screen.
    const { items } = await get<{ items: { id: string; name: string; currency: string }[] }>(
      '/payment_methods',
    );
    const isMeant = (one: (typeof items)[number]) =>
      method === '$'
        ? one.currency === 'USD'
        : method === 'Bs.'
          ? one.currency === 'VES'
          : one.name === method;
    const found = items.find(isMeant);
    if (found === undefined) throw new Error(`The shop has no payment method ${method}`);
    return { payment_method_id: found.id, currency: found.currency, ...given };
  };

  return {
    ...company,
    setRate: (rate) =>
      post('/exchange_rates/create', { source: 'USD', target: 'VES', rate, confirmed: true }),
    addProduct: (name, cost, price, barcode) =>
      post('/products/create', {
        ...{ name, qty: '50', cost, price, is_fixed_price: true, barcodes: barcode ? [barcode] : [] },
        ...{ cost_currency: 'USD', price_currency: 'USD' },
      }),
    addMobilePayment: (name) =>
      post('/payment_methods/create', {
        ...{ name, currency: 'VES', kind: 'mobile_payment', needs_reference: true },
      }),
    payDebt: async (client, paid) =>
      post(`/clients/${client}/payments`, { payments: [await paymentOf(paid)] }),
    addClient: async (name) =>
      (await post<{ id: string }>('/clients/create', { id: newClientId(), name })).id,
    sell: async ({ lines, payments = [], changes = [], client }) => {
      const rate = await get<{ main: string; alternative: string; rate: string; rate_id: string }>(
        '/rates/dollar',
      );
      const { main, alternative, rate_id } = rate;
      const sold = lines.map(([product, qty, discount = '0']) => {
        return { product_id: product.id, qty, ...linePrice(product), discount };
      });
      const total = saleTotal(sold, rate);
      return post<Ticket>('/sales/create', {
        ...{ id: newId(), type: client ? 'credit' : 'normal', client_id: client ?? null },
        ...{ lines: sold, main, alternative, rate: rate.rate, rate_id },
        payments: await Promise.all(
          payments.map(async (payment) => {
            const paid = await paymentOf({ amount: '', ...payment });
            return {
              ...paid,
              amount: paid.amount || (paid.currency === main ? total.main : total.alternative),
            };
          }),
        ),
        changes: await Promise.all(changes.map(paymentOf)),
        total: total.main,
      });
    },
    get,
    put,
    post,
    remove,
    paymentOf,
    stockOf: async ({ id }) => Number((await get<Product>(`/products/${id}`)).qty),
  };
}
