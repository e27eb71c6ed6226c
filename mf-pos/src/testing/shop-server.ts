import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Client,
  type Order,
  type PaymentMethod,
  type Product,
  SaleDraft,
  type Ticket,
} from '@cuadra/shared/contract';
import { balanceOf, lineTotal, saleTotal, searchable } from '@cuadra/shared/domain';

export interface Shop {
  products: Product[];
  methods: PaymentMethod[];
  rate: { main: string; alternative: string; rate: string; rate_id: string };
  /** Sales by their id: the same id again answers the first one. */
  sales: Map<string, Ticket>;
  /** Every sale that arrived, also those whose answer was lost. */
  received: unknown[];
  /** Who is registered. */
  clients: Client[];
  /** What each reference paid before, by its digits. */
  used: Map<string, { number: number; amount: string }>;
  /** Milliseconds that looking a reference up takes. */
  lookUpTakes: number;
  /** How many answers to a sale are still to be lost on their way. */
  losesAnswers: number;
  /** Milliseconds that a search takes. */
  searchTakes: number;
  /** What was ordered at its online store. */
  orders: Pick<Order, 'id'>[];
}

/** A shop behind real HTTP that holds a sale to the contract's schema and the domain's arithmetic, as the API does. */
export async function openShop(shop: Shop): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    void answer(shop, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api/v1`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function answer(shop: Shop, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://shop');
  // The page of a test comes from nowhere, so every call is to another origin.
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', '*');
  if (request.method === 'OPTIONS') return end(response, 204);
  const order = shop.orders.find(({ id }) => url.pathname.endsWith(`/store/orders/${id}`));
  if (order) return end(response, 200, order);
  switch (`${request.method} ${url.pathname.replace('/api/v1', '')}`) {
    case 'GET /products':
      await new Promise((resolve) => setTimeout(resolve, shop.searchTakes));
      return end(response, 200, {
        items: url.searchParams.has('updated_since')
          ? []
          : find(shop.products, url.searchParams.get('search')),
        next: null,
        as_of: new Date().toISOString(),
      });
    case 'GET /products/most_sold':
      return end(response, 200, { product_ids: [], day: '2026-11-20', front_ids: [] });
    case 'GET /categories':
    case 'GET /measures':
      return end(response, 200, { items: [], next: null });
    case 'GET /payment_methods':
      return end(response, 200, { items: shop.methods, next: null });
    case 'GET /cash_sessions/current':
      return end(response, 200, { session: null });
    case 'GET /rates/dollar':
      return end(response, 200, { ...shop.rate, create_at: null, origin: 'manual' });
    case 'GET /clients':
      return end(response, 200, { items: find(shop.clients, url.searchParams.get('search')), next: null });
    case 'POST /clients/create': {
      const body = JSON.parse(await read(request)) as Client;
      const known = shop.clients.find(({ identification }) => identification === body.identification);
      const created = { ...body, balances: [], updated_at: '2026-11-20T16:05:00.000Z' };
      if (!known) shop.clients.push(created);
      return end(response, 201, known ?? created);
    }
    case 'GET /sales/references': {
      await new Promise((resolve) => setTimeout(resolve, shop.lookUpTakes));
      const use = shop.used.get(url.searchParams.get('reference') ?? '');
      const at = { sale_id: null, create_at: '2026-11-20T16:05:00.000Z', currency: 'VES' };
      return end(response, 200, { items: use ? [{ ...at, ...use }] : [] });
    }
    case 'POST /sales/create':
      return sell(shop, JSON.parse(await read(request)), response);
    default:
      return end(response, 404, { error: { message: 'ERROR_NOT_FOUND' } });
  }
}

function find<T extends { name: string; barcodes?: string[] }>(all: T[], search: string | null): T[] {
  if (!search) return all;
  const wanted = searchable(search);
  return all.filter(({ name, barcodes = [] }) => searchable([name, ...barcodes].join(' ')).includes(wanted));
}

function sell(shop: Shop, body: unknown, response: ServerResponse): void {
  shop.received.push(body);
  const draft = SaleDraft.parse(body);
  if (draft.rate_id !== shop.rate.rate_id) {
    const details = { rate: shop.rate.rate, rate_id: shop.rate.rate_id };
    end(response, 409, { error: { message: 'ERROR_RATE_CHANGED', details } });
    return;
  }
  const total = saleTotal(draft.lines, draft);
  const isPaid = balanceOf(total, draft.payments, draft.changes, draft).is_paid;
  if (total.main !== draft.total || !isPaid) {
    end(response, 400, { error: { message: 'ERROR_VALIDATION' } });
    return;
  }
  const id = draft.id ?? '';
  const ticket = shop.sales.get(id) ?? ticketOf(shop, id, draft, total);
  shop.sales.set(id, ticket);
  if (shop.losesAnswers > 0) {
    shop.losesAnswers -= 1;
    response.destroy();
  } else end(response, 201, ticket);
}

function ticketOf(
  shop: Shop,
  id: string,
  draft: SaleDraft,
  total: { main: string; alternative: string },
): Ticket {
  const tender = (entry: SaleDraft['payments'][number]) => ({
    ...entry,
    name: shop.methods.find((method) => method.id === entry.payment_method_id)?.name ?? '',
  });
  return {
    id,
    number: shop.sales.size + 1,
    create_at: '2026-11-20T16:05:00.000Z',
    type: draft.type,
    status: 'issued',
    description: draft.description,
    products: draft.lines.map(({ presentation: _, ...line }) => ({
      ...line,
      id: line.product_id,
      name: shop.products.find((product) => product.id === line.product_id)?.name ?? '',
      note: line.note ?? null,
      total: lineTotal(line, draft).main,
      total_alternative: lineTotal(line, draft).alternative,
    })),
    total: total.main,
    total_alternative: total.alternative,
    main: draft.main,
    alternative: draft.alternative,
    rate: draft.rate,
    rounding: '0.00',
    seller: { name: 'María Rojas', identification: '14203118', identification_type: 'V' },
    client: null,
    payments: draft.payments.map(tender),
    changes: draft.changes.map(tender),
    balance: '0.00',
    balance_currency: draft.alternative,
  };
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function end(response: ServerResponse, status: number, body?: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}
