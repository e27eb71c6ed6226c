import { z } from 'zod';
import { defineCall } from './call.ts';
import { Id, IdParams, line, PageQuery, page } from './common.ts';

/** Spec §3, Category and Measure. */
export const Named = z.object({ id: Id, name: z.string() });
export type Named = z.output<typeof Named>;

export const Measure = Named.extend({
  /** Unidad and Litro, which stand first: they are neither renamed nor removed. Left out of the others. */
  is_default: z.literal(true).optional(),
  /** What its goods are weighed or measured in, as it stands after a figure: kg, l, m. Left out of what is counted in pieces. */
  unit: z.string().optional(),
});
export type Measure = z.output<typeof Measure>;

export const listCategories = defineCall({
  method: 'GET',
  path: '/categories',
  summary: 'The categories by name',
  tag: 'Catalogue',
  access: 'session',
  query: PageQuery,
  response: page(Named),
});

export const listMeasures = defineCall({
  method: 'GET',
  path: '/measures',
  summary: 'The measures, Unidad and Litro first',
  tag: 'Catalogue',
  access: 'session',
  query: PageQuery.extend({ withDefault: z.enum(['true', 'false']).default('false') }),
  response: page(Measure),
});

const NameDraft = z.strictObject({ id: Id.optional(), name: line(1, 60) });

export const createCategory = defineCall({
  method: 'POST',
  path: '/categories/create',
  summary: 'A new category',
  tag: 'Catalogue',
  access: ['categories', 'create'],
  body: NameDraft,
  response: Named,
  status: 201,
});

export const updateCategory = defineCall({
  method: 'PUT',
  path: '/categories/update',
  summary: 'Renames a category',
  tag: 'Catalogue',
  access: ['categories', 'update'],
  body: z.strictObject({ id: Id, name: line(1, 60) }),
  response: Named,
});

export const deleteCategory = defineCall({
  method: 'DELETE',
  path: '/categories/delete/{id}',
  summary: 'Removes a category; its products stay without one',
  tag: 'Catalogue',
  access: ['categories', 'delete'],
  params: IdParams,
});

export const createMeasure = defineCall({
  method: 'POST',
  path: '/measures/create',
  summary: 'A new measure',
  tag: 'Catalogue',
  access: ['products', 'create'],
  body: NameDraft,
  response: Named,
  status: 201,
});

export const updateMeasure = defineCall({
  method: 'PUT',
  path: '/measures/update',
  summary: 'Renames a measure that is not one of the two default ones',
  tag: 'Catalogue',
  access: ['products', 'update'],
  body: z.strictObject({ id: Id, name: line(1, 60) }),
  response: Named,
});

export const deleteMeasure = defineCall({
  method: 'DELETE',
  path: '/measures/delete/{id}',
  summary:
    'Removes a measure that is not one of the two default ones; its products and materials stay without one',
  tag: 'Catalogue',
  access: ['products', 'delete'],
  params: IdParams,
});
