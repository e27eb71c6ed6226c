import { fieldText } from '@cuadra/shared/client';
import { createCategory } from '@cuadra/shared/contract';

/** Things that have nothing but a name: how they are called, read and written, and how the screen speaks of them. */
export interface NamedKind {
  calls: {
    list: 'GET /categories' | 'GET /measures';
    create: 'POST /categories/create' | 'POST /measures/create';
    rename: 'PUT /categories/update' | 'PUT /measures/update';
    remove: 'DELETE /categories/delete/{id}' | 'DELETE /measures/delete/{id}';
  };
  /** Whose permissions to create, update and delete they go by. */
  module: 'categories' | 'products';
  /** The list's own name. */
  list: string;
  /** Of the field that adds one. */
  add: string;
  /** An example of one. */
  example: string;
  /** What is said of a name that is used. */
  taken: string;
  missing: string;
  empty: string;
  /** What removing one does to what it stood on. */
  removes: string;
  failed: string;
}

/** What products are grouped by. */
export const CATEGORIES: NamedKind = {
  calls: {
    list: 'GET /categories',
    create: 'POST /categories/create',
    rename: 'PUT /categories/update',
    remove: 'DELETE /categories/delete/{id}',
  },
  module: 'categories',
  list: 'Categorías',
  add: 'Nueva categoría',
  example: 'Víveres',
  taken: 'Ya existe una categoría con este nombre.',
  missing: 'Escribe el nombre de la categoría.',
  empty: 'Todavía no hay categorías',
  removes: 'Sus productos se quedan, sin categoría. No se puede deshacer.',
  failed: 'No pudimos cargar las categorías',
};

/** What products are counted in. */
export const MEASURES: NamedKind = {
  calls: {
    list: 'GET /measures',
    create: 'POST /measures/create',
    rename: 'PUT /measures/update',
    remove: 'DELETE /measures/delete/{id}',
  },
  module: 'products',
  list: 'Medidas',
  add: 'Nueva medida',
  example: 'Docena',
  taken: 'Ya existe una medida con este nombre.',
  missing: 'Escribe el nombre de la medida.',
  empty: 'Todavía no hay medidas',
  removes: 'Los productos que la usan se quedan, sin medida. No se puede deshacer.',
  failed: 'No pudimos cargar las medidas',
};

/** Alike for all of them. */
export const nameFormSchema = createCategory.body.pick({ name: true });

/** As long as the contract takes a name. */
export const MOST_LETTERS = 60;

/** A sentence for what is wrong with a name. */
export function nameErrorText(kind: NamedKind, reason: string): string {
  if (reason === 'required') return kind.missing;
  if (reason === 'already-used') return kind.taken;
  if (reason === 'is-default') return 'Esta medida viene con Cuadra y se queda como está.';
  return fieldText(reason);
}
