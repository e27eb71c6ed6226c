import { z } from 'zod';
import { defineCall } from './call.ts';
import {
  CurrencyCode,
  editFields,
  Id,
  IdentificationKind,
  IdParams,
  Instant,
  PageQuery,
  page,
  text,
  Version,
} from './common.ts';
import { contactFields } from './contact.ts';

/** Suppliers that a company may have: far above any shop's, and a bound on what its lists read. */
export const MAX_SUPPLIERS = 5000;

const Balance = z.object({ currency: CurrencyCode, amount: z.string() });

/** Who goods are bought from (docs/decisions/0041). */
export const Supplier = z.object({
  id: Id,
  name: z.string(),
  identification: z.string().nullable(),
  identification_type: IdentificationKind.nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  note: z.string(),
  /** Days after an invoice in which it is to be paid; null: nobody said. */
  credit_days: z.number().int().nullable(),
  /**
   * By currency, none where nothing is owed: above zero we owe the supplier, below it the supplier owes us. Null without
   * products: modify the cost.
   */
  balances: z.array(Balance).nullable(),
  version: Version,
  updated_at: Instant,
});
export type Supplier = z.output<typeof Supplier>;

const supplierFields = {
  ...contactFields,
  note: text(0, 500).default(''),
  credit_days: z.number().int().min(0).max(365).nullable().default(null),
};

export const listSuppliers = defineCall({
  method: 'GET',
  path: '/suppliers',
  summary: 'Suppliers by name; a search takes any part of name or identification',
  tag: 'Purchases',
  access: ['products', 'read'],
  query: PageQuery.extend({
    search: z.string().trim().max(100).optional(),
    /** Those whom something is owed; takes products: modify the cost. */
    with_debt: z.enum(['true', 'false']).default('false'),
  }),
  response: page(Supplier),
});

export const findSupplier = defineCall({
  method: 'GET',
  path: '/suppliers/{id}',
  summary: 'One supplier and what they are owed',
  tag: 'Purchases',
  access: ['products', 'read'],
  params: IdParams,
  response: Supplier,
});

/** 409 ERROR_CONFLICT with `name: too-many` where a company has all it may have. */
export const createSupplier = defineCall({
  method: 'POST',
  path: '/suppliers/create',
  summary: 'A new supplier',
  tag: 'Purchases',
  access: ['products', 'create'],
  body: z.strictObject({ id: Id.optional(), ...supplierFields }),
  response: Supplier,
  status: 201,
});

export const updateSupplier = defineCall({
  method: 'PUT',
  path: '/suppliers/update',
  summary: 'Changes a supplier',
  tag: 'Purchases',
  access: ['products', 'update'],
  body: z.strictObject({ id: Id, ...supplierFields, ...editFields }),
  response: Supplier,
});

/** 409 ERROR_CONFLICT with `id: has-debt`, `id: has-drafts`. */
export const deleteSupplier = defineCall({
  method: 'DELETE',
  path: '/suppliers/delete/{id}',
  summary: 'Withdraws a supplier whom nothing is owed, who owes nothing, and of whom no draft is',
  tag: 'Purchases',
  access: ['products', 'delete'],
  params: IdParams,
});
