import { randomBytes } from 'node:crypto';
import { companyDay } from '@cuadra/shared/domain';
import { hashPassword } from '../access/password.ts';
import { currentTime } from '../clock/clock.ts';
import { createCompany } from '../companies/create-company.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import type { DemoHistory } from './history.ts';
import { DEMO_COMPANY, DEMO_MANAGER_ROLE, DEMO_PLATFORM, DEMO_TEAM, type TeamMember } from './identity.ts';
import { insertRows } from './insert-rows.ts';
import { DEMO_METHODS } from './methods.ts';

const company_id = DEMO_COMPANY.id;
const REPORT_ID = '0199a000-0000-7000-8000-000000000031';

/** Writes the company with what it is made of: its people, how it is paid, and what it sells. */
export async function writeCompany(trx: CompanyTransaction, history: DemoHistory): Promise<void> {
  await createCompany(trx, company_id, {
    ...DEMO_COMPANY,
    identificationType: 'J',
    country: 'VE',
    companyType: 'bodega',
    main: 'VES',
    alternative: 'USD',
    // With the automatic rate nobody may type one (spec §4), and it needs the network: a newcomer without one must be
    // able to try both, the sale at a rate and a new rate.
    withAutoRate: false,
    // With all modules (docs/contract.md#the-demonstration-company).
    plan: 'industry',
    billingType: 'monthly',
  });
  await writePeople(trx, history);
  await writeMethods(trx, history.openedAt);
  await writeCatalogue(trx, history);
  await writeStore(trx);
  await writeReport(trx);
}

/** A payment that waits for the back office, so that there is something to do. */
async function writeReport(trx: CompanyTransaction): Promise<void> {
  const { id: user_id, name: user_name } = DEMO_TEAM.owner;
  await insertRows(trx, 'invoice_reports', [
    {
      ...{ company_id, id: REPORT_ID, user_id, user_name, request_hash: '\\x00' },
      ...{ created_at: currentTime().toISOString(), status: 'waiting' },
      ...{ method: 'zelle', reference: 'BLE-180001', amount: '18.00', currency: 'USD' },
      ...{ paid_on: companyDay(currentTime()), note: 'Plan Industria, un mes' },
    },
  ]);
}

/** Its online store, open from the first minute. */
async function writeStore(trx: CompanyTransaction): Promise<void> {
  await insertRows(trx, 'store_settings', [
    {
      company_id,
      slug: 'bodega-la-esquina',
      name: DEMO_COMPANY.name,
      description: 'Víveres, bebidas y artículos de limpieza. Pide aquí y retira sin hacer cola.',
      phone: '0412-5550101',
      is_published: true,
      has_delivery: true,
      delivery_note: 'Llevamos gratis a Los Dos Caminos y Los Cortijos, de 9 a. m. a 6 p. m.',
      payment_instructions: 'Paga al retirar: efectivo, punto de venta o Pago Móvil.',
      max_shown_qty: 10,
    },
  ]);
}

async function writePeople(trx: CompanyTransaction, { sales, openedAt }: DemoHistory): Promise<void> {
  const { id: role_id, permissions, ...role } = DEMO_MANAGER_ROLE;
  const created_at = openedAt.toISOString();
  await insertRows(trx, 'roles', [{ company_id, id: role_id, ...role, created_at }]);
  await insertRows(
    trx,
    'role_permissions',
    permissions.map((granted) => ({ company_id, role_id, ...granted })),
  );
  const lastSeen = (member: TeamMember) => sales.findLast(({ seller }) => seller === member)?.at ?? null;
  const users = Object.entries(DEMO_TEAM).map(async ([member, { password, roleId, ...person }]) => ({
    company_id,
    ...person,
    identification_type: 'V',
    role_id: roleId,
    password_hash: await hashOf(password),
    country: 'VE',
    verified_at: created_at,
    last_seen_at: lastSeen(member as TeamMember)?.toISOString() ?? null,
    created_at,
  }));
  await insertRows(trx, 'users', await Promise.all(users));
  const platform = DEMO_PLATFORM.map(async ({ password, ...person }) => ({
    ...person,
    // An inspector begins in none.
    company_id: null,
    password_hash: await hashOf(password),
    created_at,
  }));
  await insertRows(trx, 'platform_users', await Promise.all(platform));
}

/** Of a password that nobody knows where nobody signs in. */
function hashOf(password: string | null): Promise<string> {
  return hashPassword(password ?? randomBytes(32).toString('base64url'));
}

/** In place of the two that every new company has. */
async function writeMethods(trx: CompanyTransaction, openedAt: Date): Promise<void> {
  await trx.deleteFrom('payment_methods').where('company_id', '=', company_id).execute();
  await insertRows(
    trx,
    'payment_methods',
    Object.values(DEMO_METHODS).map((method, index) => ({
      company_id,
      ...method,
      // The cash register shows them by age.
      created_at: new Date(openedAt.getTime() + index).toISOString(),
    })),
  );
}

async function writeCatalogue(trx: CompanyTransaction, history: DemoHistory): Promise<void> {
  const { ledger, openedAt } = history;
  // As they cost now.
  const products = [...ledger.products.values()];
  const names = [...new Set(products.map(({ category }) => category))];
  await insertRows(
    trx,
    'categories',
    names.map((name) => ({ company_id, name, id: categoryId(names.indexOf(name)) })),
  );
  const measures = await trx
    .selectFrom('measures')
    .select(['id', 'name'])
    .where('company_id', '=', company_id)
    .execute();
  const created_at = openedAt.toISOString();
  await insertRows(
    trx,
    'products',
    products.map(({ category, measure, isWeighed: _isWeighed, demand: _demand, qty: _qty, ...product }) => ({
      company_id,
      ...product,
      category_id: categoryId(names.indexOf(category)),
      measure_id: measures.find(({ name }) => name === measure)?.id ?? null,
      created_at,
      updated_at: created_at,
    })),
  );
  await insertRows(
    trx,
    'product_barcodes',
    products.flatMap(({ id, barcodes }) =>
      barcodes.map((barcode) => ({ company_id, barcode, product_id: id })),
    ),
  );
}

function categoryId(index: number): string {
  return `0199a000-0000-7000-8000-0000000002${String(index + 1).padStart(2, '0')}`;
}
