const CRUD = { create: 1, update: 2, read: 3, delete: 4 } as const;

/** Spec §3, «Permission modules and codes»: a module's actions and the numbers that are stored for them. */
export const PERMISSIONS = {
  categories: CRUD,
  clients: CRUD,
  roles: CRUD,
  users: CRUD,
  currencies: CRUD,
  payment_methods: CRUD,
  exchange_rates: CRUD,
  company_configuration: { change_auto_rate: 1, change_optional_payments: 2 },
  products: {
    create: 1,
    read: 2,
    update: 3,
    delete: 4,
    modify_cost: 5,
    modify_utility: 6,
    modify_quantity: 7,
  },
  reports: { view_sales: 1, pending_sales: 2, incomes: 3, pending_incomes: 4, balance: 5, stats: 6 },
  sales: {
    create: 1,
    read: 2,
    update: 3,
    delete: 4,
    assign_client: 5,
    credit_sale: 6,
    detail_products: 7,
    detail_payments: 8,
    detail_seller: 9,
    detail_client: 10,
    detail_subtotal: 11,
    detail_balance: 12,
    print_ticket: 13,
  },
  subscription: {
    view_subscription: 1,
    view_consumptions: 2,
    view_payments: 3,
    recharge_balance: 4,
    change_plan: 5,
  },
} as const;

export type PermissionModule = keyof typeof PERMISSIONS;
export type PermissionAction<M extends PermissionModule = PermissionModule> = M extends PermissionModule
  ? keyof (typeof PERMISSIONS)[M] & string
  : never;

/** `['sales', 'create']`: how descriptors and routes name a permission. */
export type Permission = { [M in PermissionModule]: readonly [M, PermissionAction<M>] }[PermissionModule];

/** A stored record: the codes of one module as `"1;2;3"` (spec §3, Role). */
export interface ModulePermissions {
  module: string;
  permissions: string;
}

/** What a role may do, ready to be asked many times. */
export type Grants = ReadonlyMap<string, ReadonlySet<number>>;

export function readGrants(records: readonly ModulePermissions[]): Grants {
  return new Map(records.map(({ module, permissions }) => [module, new Set(parseCodes(permissions))]));
}

/** @param permission undefined means that nothing special is needed. */
export function isGranted(grants: Grants, permission: Permission | undefined): boolean {
  if (!permission) return true;
  const code = permissionCode(permission);
  return code !== undefined && (grants.get(permission[0])?.has(code) ?? false);
}

/** Whether records give nothing beyond what is held: nobody hands out more than that (spec §6). */
export function isWithin(records: readonly ModulePermissions[], held: Grants): boolean {
  return records.every(({ module, permissions }) =>
    parseCodes(permissions).every((code) => held.get(module)?.has(code)),
  );
}

/** A record written one way, `"3;1;1"` as `"1;3"`; `undefined` for a module or a code that does not exist. */
export function canonicalPermissions({
  module,
  permissions,
}: ModulePermissions): ModulePermissions | undefined {
  if (!isPermissionModule(module)) return undefined;
  const known = new Set<number>(Object.values(PERMISSIONS[module]));
  const codes = parseCodes(permissions);
  if (codes.length === 0 || !codes.every((code) => known.has(code))) return undefined;
  return { module, permissions: formatCodes(codes) };
}

/** The number stored for a permission; `undefined` where there is no such module or action. */
export function permissionCode([module, action]: readonly [string, string]): number | undefined {
  if (!isPermissionModule(module)) return undefined;
  const actions: Readonly<Record<string, number>> = PERMISSIONS[module];
  return Object.hasOwn(actions, action) ? actions[action] : undefined;
}

export function isPermissionModule(module: string): module is PermissionModule {
  return Object.hasOwn(PERMISSIONS, module);
}

/** Every permission there is: what a Propietario has. */
export function allPermissions(): ModulePermissions[] {
  return Object.entries(PERMISSIONS).map(([module, actions]) => ({
    module,
    permissions: formatCodes(Object.values(actions)),
  }));
}

export function formatCodes(codes: Iterable<number>): string {
  return [...new Set(codes)].sort((a, b) => a - b).join(';');
}

function parseCodes(text: string): number[] {
  return text
    .split(';')
    .filter((code) => /^\d+$/.test(code))
    .map(Number);
}
