import { CASHIER_ROLE_ID, formatCodes, OWNER_ROLE_ID, PERMISSIONS } from '@cuadra/shared/domain';

/** The demonstration company (docs/contract.md#the-demonstration-company). */
export const DEMO_COMPANY = {
  id: '0199a000-0000-7000-8000-000000000001',
  name: 'Bodega La Esquina',
  legalName: 'Bodega La Esquina, C.A.',
  identification: '401234569',
  address: 'Av. Principal de Los Dos Caminos, local 4, Caracas 1071, Miranda',
} as const;

const { sales, products, clients, categories, exchange_rates, reports } = PERMISSIONS;

/** A role of the company's own, beside the built-in ones. */
export const DEMO_MANAGER_ROLE = {
  id: '0199a000-0000-7000-8000-000000000002',
  name: 'Encargado',
  description: 'Lleva la tienda: vende, fía, cuida el inventario y ve las ventas.',
  max_discount: '50',
  permissions: [
    { module: 'sales', permissions: formatCodes(Object.values(sales)) },
    { module: 'products', permissions: formatCodes(Object.values(products)) },
    { module: 'categories', permissions: formatCodes(Object.values(categories)) },
    { module: 'clients', permissions: formatCodes(Object.values(clients)) },
    { module: 'exchange_rates', permissions: formatCodes([exchange_rates.create, exchange_rates.read]) },
    { module: 'reports', permissions: formatCodes([reports.view_sales, reports.pending_sales]) },
  ],
};

export type TeamMember = 'owner' | 'cashier' | 'manager' | 'newcomer';

interface Person {
  id: string;
  name: string;
  username: string;
  email: string;
  /** Null: nobody signs in as them. */
  password: string | null;
}

/** Who works in the shop. The last one never signed in. */
export const DEMO_TEAM: Record<TeamMember, Person & { roleId: string; identification: string }> = {
  owner: {
    id: '0199a000-0000-7000-8000-000000000011',
    name: 'María Rojas',
    username: 'demo',
    email: 'maria@bodegalaesquina.example',
    password: 'demo1234',
    roleId: OWNER_ROLE_ID,
    identification: '12876540',
  },
  cashier: {
    id: '0199a000-0000-7000-8000-000000000012',
    name: 'Luis García',
    username: 'cajero',
    email: 'luis@bodegalaesquina.example',
    password: 'cajero1234',
    roleId: CASHIER_ROLE_ID,
    identification: '24310887',
  },
  manager: {
    id: '0199a000-0000-7000-8000-000000000013',
    name: 'Ana Torres',
    username: 'ana.torres',
    email: 'ana@bodegalaesquina.example',
    password: null,
    roleId: DEMO_MANAGER_ROLE.id,
    identification: '19654203',
  },
  newcomer: {
    id: '0199a000-0000-7000-8000-000000000014',
    name: 'Pedro Díaz',
    username: 'pedro.diaz',
    email: 'pedro@bodegalaesquina.example',
    password: null,
    roleId: CASHIER_ROLE_ID,
    identification: '28905116',
  },
};

/** Who runs Cuadra; the inspector is in no company yet. */
export const DEMO_PLATFORM: (Person & { kind: 'super_user' | 'inspector' })[] = [
  {
    id: '0199a000-0000-7000-8000-000000000021',
    kind: 'super_user',
    name: 'Administración de Cuadra',
    username: 'root',
    email: 'root@cuadra.example',
    password: 'root1234',
  },
  {
    id: '0199a000-0000-7000-8000-000000000022',
    kind: 'inspector',
    name: 'Inspección de Cuadra',
    username: 'inspector',
    email: 'inspector@cuadra.example',
    password: 'inspector1234',
  },
];
