import type { StockCount } from '@cuadra/shared/contract';
import type { EntryRejection } from './outbox/count-entry.ts';

const SCOPES: Readonly<Record<StockCount['scope'], string>> = {
  all: 'Todo el inventario',
  category: 'Una categoría',
  list: 'Un estante',
};
const STATES: Readonly<Record<StockCount['state'], string>> = {
  open: 'Abierto',
  applied: 'Aplicado',
  cancelled: 'Descartado',
};

const REJECTIONS: Readonly<Record<EntryRejection, string>> = {
  unknown: 'Ningún producto tiene este código',
  'not-in-count': 'No es de la categoría que se cuenta',
  'already-used': 'Ya se envió con otra cantidad',
  closed: 'El conteo se cerró antes de que llegara',
  refused: 'El servidor no lo aceptó',
};

/** What is counted; a category by its name, where that is known. */
export function scopeText(
  { scope, category_id }: Pick<StockCount, 'scope' | 'category_id'>,
  categories: ReadonlyMap<string, string>,
): string {
  const category = category_id === null ? undefined : categories.get(category_id);
  return category === undefined ? SCOPES[scope] : `Categoría ${category}`;
}

export function stateText(state: StockCount['state']): string {
  return STATES[state];
}

export function rejectionText(reason: EntryRejection | undefined): string {
  return REJECTIONS[reason ?? 'refused'];
}
