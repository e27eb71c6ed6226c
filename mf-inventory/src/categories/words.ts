import { fieldText } from '@cuadra/shared/client';

/** How a list of names speaks of what is in it. */
export interface Words {
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

export const CATEGORY_WORDS: Words = {
  list: 'Categorías',
  add: 'Nueva categoría',
  example: 'Víveres',
  taken: 'Ya existe una categoría con este nombre.',
  missing: 'Escribe el nombre de la categoría.',
  empty: 'Todavía no hay categorías',
  removes: 'Sus productos se quedan, sin categoría. No se puede deshacer.',
  failed: 'No pudimos cargar las categorías',
};

export const MEASURE_WORDS: Words = {
  list: 'Medidas',
  add: 'Nueva medida',
  example: 'Docena',
  taken: 'Ya existe una medida con este nombre.',
  missing: 'Escribe el nombre de la medida.',
  empty: 'Todavía no hay medidas',
  removes: 'Los productos que la usan se quedan, sin medida. No se puede deshacer.',
  failed: 'No pudimos cargar las medidas',
};

/** As long as the contract takes a name. */
export const MOST_LETTERS = 60;

/** A sentence for what is wrong with a name. */
export function nameProblem(words: Words, reason: string): string {
  if (reason === 'required') return words.missing;
  if (reason === 'already-used') return words.taken;
  if (reason === 'is-default') return 'Esta medida viene con Cuadra y se queda como está.';
  return fieldText(reason);
}
