import { Button, Icon, Row, TOUCH } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { useMeasures } from '../measures-query.ts';
import { countFilters, type ListWish, NO_WISH } from './address.ts';

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 32px;
  padding: 0 10px 0 12px;
  border: 1px solid var(--line);
  border-radius: 16px;
  background: var(--brand-soft);
  color: var(--brand-ink);
  font-size: var(--t-sm);
  cursor: pointer;
  ${TOUCH} {
    height: 44px;
    border-radius: 22px;
  }
`;

const STOCK = { low: 'En su mínimo o por debajo', none: 'Sin existencia' };
const WITHOUT = { price: 'Sin precio', cost: 'Sin costo' };

export interface FilterChipsProps {
  wish: ListWish;
  categories: ReadonlyMap<string, string>;
  onChange: (change: Partial<ListWish>) => void;
}

/** What the list is held against, each a press away from being taken off. */
export function FilterChips({ wish, categories, onChange }: FilterChipsProps) {
  const { data: measures } = useMeasures();
  const { category, measure, stock, without, withdrawn } = wish;
  const chips: [text: string, without: Partial<ListWish>][] = [];
  if (category) chips.push([`Categoría: ${categories.get(category) ?? '…'}`, { category: undefined }]);
  if (measure) {
    const name = measures?.find(({ id }) => id === measure)?.name ?? '…';
    chips.push([`Medida: ${name}`, { measure: undefined }]);
  }
  if (stock) chips.push([STOCK[stock], { stock: undefined }]);
  if (without) chips.push([WITHOUT[without], { without: undefined }]);
  if (withdrawn) chips.push(['Retirados', { withdrawn: false }]);
  if (countFilters(wish) === 0) return null;
  return (
    <Row as="section" aria-label="Filtros puestos" style={{ marginBottom: 'var(--s-3)' }}>
      {chips.map(([text, change]) => (
        <Chip key={text} type="button" aria-label={`Quitar filtro: ${text}`} onClick={() => onChange(change)}>
          {text}
          <Icon name="x" size={14} />
        </Chip>
      ))}
      <Button variant="ghost" size="sm" onClick={() => onChange({ ...NO_WISH, sort: wish.sort })}>
        Quitar filtros
      </Button>
    </Row>
  );
}
