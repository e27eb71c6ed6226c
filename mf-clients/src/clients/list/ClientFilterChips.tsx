import { FilterChips } from '@cuadra/shared/ui';
import { type ListWish, NO_WISH, UNSEEN_DAYS } from './address.ts';
import { STANDINGS } from './standings.ts';

export interface ClientFilterChipsProps {
  wish: ListWish;
  onChange: (change: Partial<ListWish>) => void;
}

/** What the list is held against, each a press away from being taken off. */
export function ClientFilterChips({ wish, onChange }: ClientFilterChipsProps) {
  const { standing, wholesale, unseen, sort } = wish;
  const chips: { text: string; onRemove: () => void }[] = [];
  if (standing) chips.push({ text: STANDINGS[standing], onRemove: () => onChange({ standing: undefined }) });
  if (wholesale) chips.push({ text: 'Mayoristas', onRemove: () => onChange({ wholesale: false }) });
  if (unseen)
    chips.push({
      text: `Sin comprar desde hace ${UNSEEN_DAYS} días`,
      onRemove: () => onChange({ unseen: false }),
    });
  return <FilterChips chips={chips} onClear={() => onChange({ ...NO_WISH, sort })} />;
}
