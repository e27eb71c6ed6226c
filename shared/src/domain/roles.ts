import { NO_DISCOUNT_LIMIT, USUAL_DISCOUNT_LIMIT } from './discount-limit.ts';
import { allPermissions, formatCodes, type ModulePermissions, PERMISSIONS } from './permissions.ts';

/** A role that every company has and nobody can change or delete (spec §4, Role drafts): its `company_id` is absent. */
export interface BuiltInRole {
  id: string;
  name: string;
  description: string;
  permissions: ModulePermissions[];
  /** Percent of a line that it may take off. */
  max_discount: string;
}

/** The owner's role: everything. */
export const OWNER_ROLE_ID = '00000000-0000-7000-8000-000000000001';
export const CASHIER_ROLE_ID = '00000000-0000-7000-8000-000000000002';
export const ADMINISTRATOR_ROLE_ID = '00000000-0000-7000-8000-000000000003';
export const STOCK_ROLE_ID = '00000000-0000-7000-8000-000000000004';

const { sales, products, clients, categories, currencies, exchange_rates, subscription } = PERMISSIONS;

export const BUILT_IN_ROLES: readonly BuiltInRole[] = [
  {
    id: OWNER_ROLE_ID,
    name: 'Propietario',
    description: 'Puede hacer y ver todo.',
    max_discount: NO_DISCOUNT_LIMIT,
    permissions: allPermissions(),
  },
  {
    id: ADMINISTRATOR_ROLE_ID,
    name: 'Administrador',
    description: 'Lleva la empresa en el día a día; la suscripción solo la ve.',
    max_discount: NO_DISCOUNT_LIMIT,
    permissions: allPermissions().map(({ module, permissions }) => ({
      module,
      permissions: module === 'subscription' ? formatCodes([subscription.view_subscription]) : permissions,
    })),
  },
  {
    id: CASHIER_ROLE_ID,
    name: 'Cajero',
    description: 'Vende en la caja y ve productos y clientes.',
    max_discount: USUAL_DISCOUNT_LIMIT,
    permissions: [
      {
        module: 'sales',
        permissions: formatCodes([
          sales.create,
          sales.read,
          sales.assign_client,
          sales.detail_products,
          sales.detail_payments,
          sales.detail_client,
          sales.detail_subtotal,
          sales.print_ticket,
        ]),
      },
      { module: 'products', permissions: formatCodes([products.read]) },
      { module: 'clients', permissions: formatCodes([clients.read, clients.create]) },
    ],
  },
  {
    id: STOCK_ROLE_ID,
    name: 'Inventario',
    description: 'Lleva los productos, sus existencias y sus categorías.',
    max_discount: USUAL_DISCOUNT_LIMIT,
    permissions: [
      { module: 'categories', permissions: formatCodes(Object.values(categories)) },
      { module: 'products', permissions: formatCodes(Object.values(products)) },
      { module: 'currencies', permissions: formatCodes([currencies.read]) },
      { module: 'exchange_rates', permissions: formatCodes([exchange_rates.read]) },
    ],
  },
];

export function builtInRole(id: string): BuiltInRole | undefined {
  return BUILT_IN_ROLES.find((role) => role.id === id);
}
