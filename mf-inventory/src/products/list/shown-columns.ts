import { listOf, storedJson, useSession } from '@cuadra/shared/state';
import { useState } from 'react';

/** The columns that may be left out, in their order; the name is always there. */
export const COLUMN_NAMES = {
  category: 'Categoría',
  stock: 'Existencia',
  cost: 'Costo',
  price: 'Precio',
  changed: 'Último cambio',
} as const;
export type ColumnName = keyof typeof COLUMN_NAMES;

const USUAL: ColumnName[] = ['category', 'stock', 'cost', 'price'];
const isName = (value: unknown): value is ColumnName => typeof value === 'string' && value in COLUMN_NAMES;

/** Which columns this user wants to see on this device. */
export function useShownColumns(): [readonly ColumnName[], (columns: ColumnName[]) => void] {
  const userId = useSession((session) => session.state?.user.id ?? '');
  const stored = storedJson(`cuadra.product-columns.${userId}`, listOf(isName));
  const [shown, setShown] = useState<readonly ColumnName[]>(() => stored.read() ?? USUAL);
  return [
    shown,
    (columns) => {
      setShown(columns);
      stored.write(columns);
    },
  ];
}
