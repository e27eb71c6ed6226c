import { FilterChips } from '@cuadra/shared/ui';
import { useMeasures } from '../measures-query.ts';
import { type ListWish, NO_WISH } from './address.ts';

const STOCK = { low: 'En su mínimo o por debajo', none: 'Sin existencia' };
const BELOW = { cost: 'Precio por debajo del costo', utility: 'Precio que da menos que su utilidad' };
const WITHOUT = { price: 'Sin precio', cost: 'Sin costo' };

export interface ProductFilterChipsProps {
  wish: ListWish;
  categories: ReadonlyMap<string, string>;
  onChange: (change: Partial<ListWish>) => void;
}

/** What the list is held against, each a press away from being taken off. */
export function ProductFilterChips({ wish, categories, onChange }: ProductFilterChipsProps) {
  const { data: measures } = useMeasures();
  const { category, measure, stock, without, below, favourite, withdrawn } = wish;
  const chips: [text: string, without: Partial<ListWish>][] = [];
  if (category) chips.push([`Categoría: ${categories.get(category) ?? '…'}`, { category: undefined }]);
  if (measure) {
    const name = measures?.find(({ id }) => id === measure)?.name ?? '…';
    chips.push([`Medida: ${name}`, { measure: undefined }]);
  }
  if (stock) chips.push([STOCK[stock], { stock: undefined }]);
  if (without) chips.push([WITHOUT[without], { without: undefined }]);
  if (below) chips.push([BELOW[below], { below: undefined }]);
  if (favourite) chips.push(['Favoritos en Caja', { favourite: false }]);
  if (withdrawn) chips.push(['Retirados', { withdrawn: false }]);
  return (
    <FilterChips
      chips={chips.map(([text, without]) => ({ text, onRemove: () => onChange(without) }))}
      onClear={() => onChange({ ...NO_WISH, sort: wish.sort })}
    />
  );
}
