import 'fake-indexeddb/auto';
import { createQueryClient, http, QueryClientProvider } from '@cuadra/shared/client';
import { allPermissions } from '@cuadra/shared/domain';
import { useSession } from '@cuadra/shared/state';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { CashRegisterPage } from '../register/CashRegisterPage.tsx';
import { CASH_USD, CASH_VES, PAGO_MOVIL, product } from './samples.ts';
import { openShop, type Shop } from './shop-server.ts';

export const uuid = (last: number) => `01990000-0000-7000-8000-${String(last).padStart(12, '0')}`;
export const FLOUR = product({ id: uuid(1), name: 'Harina P.A.N.', barcodes: ['7591002000011'] });
export const COFFEE = product({
  id: uuid(2),
  name: 'Café',
  barcodes: ['7591002000028'],
  cost: '5.40',
  utility: '0',
});

export const MILK = product({ id: uuid(3), name: 'Leche', barcodes: ['7591002000035'] });

// Whole sales, on a machine that may be busy with other things: what comes is waited for, however long it takes.
jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 30_000 });

/** What the server has, of each test's own. */
export let shop: Shop;
let close: () => Promise<void>;
export let user: UserEvent;
let cache: ReturnType<typeof createQueryClient>;
let companies = 0;

beforeAll(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.matchMedia = (query) => ({ matches: false, media: query }) as MediaQueryList;
});

beforeEach(async () => {
  shop = {
    products: [FLOUR, COFFEE],
    methods: [
      { ...CASH_VES, id: uuid(11), name: 'Efectivo Bs.' },
      { ...CASH_USD, id: uuid(12), name: 'Efectivo $' },
      { ...PAGO_MOVIL, id: uuid(13), name: 'Pago Móvil' },
    ],
    rate: { main: 'VES', alternative: 'USD', rate: '860.18', rate_id: uuid(21) },
    sales: new Map(),
    received: [],
    clients: [],
    used: new Map(),
    lookUpTakes: 0,
    losesAnswers: 0,
    searchTakes: 0,
    orders: [],
  };
  const opened = await openShop(shop);
  close = opened.close;
  http.defaults.baseURL = opened.url;
  // jsdom's clock of a request outlives it, and would hold the tests' end back.
  http.defaults.timeout = 0;
  companies += 1;
  signIn(`company-${companies}`);
  user = userEvent.setup();
});

afterEach(async () => {
  cleanup();
  cache.clear();
  await close();
});

/** Each test has a company of its own, and with it a cash register of its own. */
function signIn(companyId: string) {
  const id = companyId;
  useSession.getState().signIn('a token');
  useSession.getState().setState({
    isExpired: false,
    user: {
      id: uuid(31),
      name: 'María Rojas',
      username: 'maria',
      email: 'maria@ejemplo.com',
      role_id: null,
      identification: null,
      identification_type: null,
      country: 'VE',
      super_user: false,
      inspector: false,
      last_seen_at: null,
      image: null,
    },
    company: {
      id,
      name: 'Bodega La Esquina',
      legal_name: 'Inversiones La Esquina, C.A.',
      identification: '401234569',
      identification_type: 'J',
      address: 'Av. Bolívar, Maracay',
      country: 'VE',
    },
    role: null,
    permissions: allPermissions(),
    modules: ['sales', 'clients'],
    subscription: null,
    configuration: { id, with_auto_rate: true, allow_negative_stock: false },
    currencies_used: { company_id: id, main: 'VES', alternative: 'USD' },
    remotes: [],
    support_phone: null,
  });
}

export function openPage(at = '/cash-register') {
  cache = createQueryClient();
  render(
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={[at]}>
        <CashRegisterPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

export async function openCashRegister() {
  openPage();
  // The list of shapes that stands there first is another one.
  await waitFor(() =>
    within(screen.getByRole('list', { name: 'Productos' })).getByRole('button', { name: /Harina/ }),
  );
}

/** As fast as a scanner, also where the machine stands still between two keys: their pace would be a person's. */
export async function scan(code: string) {
  const pace = jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(performance.now());
  await user.setup({ delay: null }).keyboard(`${code}{Enter}`);
  pace.mockRestore();
}

export const line = (name: string) => screen.findByRole('listitem', { name });
export const methods = () => within(screen.getByRole('region', { name: 'Pagos' }));
export const amount = () => screen.getByRole('textbox', { name: 'Monto' });

/** Goes to the payment once there is a rate to charge at, and waits for the methods. */
export async function charge() {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cobrar' })).toBeEnabled());
  await user.keyboard('{F9}');
  await within(await screen.findByRole('group', { name: 'Métodos de pago' })).findByRole('button', {
    name: 'Efectivo $',
  });
}

/** Chooses a method by its key; its exact amount is there. */
export async function choose(key: string) {
  await user.keyboard(key);
  await waitFor(() => expect(amount()).toHaveFocus());
}
