import { Icon, TOUCH } from '@cuadra/shared/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { useCatalogueState } from '../../catalogue/use-catalogue.ts';
import { COMPACT } from '../layout.ts';
import type { Shelf } from './shelf.ts';

export interface ShelvesProps {
  /** Undefined while a search is shown instead. */
  chosen: Shelf | undefined;
  onChoose: (shelf: Shelf) => void;
}

const Row = styled.div`
  display: flex;
  gap: 8px;
  padding: var(--s-2) var(--s-5);
  overflow-x: auto;
  scrollbar-width: none;
  @media (hover: hover) {
    scrollbar-width: thin;
  }
  flex: none;
  ${COMPACT} {
    padding-inline: var(--s-4);
  }
`;

const Chip = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  height: 32px;
  padding: 0 14px;
  border: 1px solid var(--line-strong);
  border-radius: 999px;
  background: var(--surface);
  color: var(--ink);
  font-weight: 500;
  font-size: var(--t-sm);
  white-space: nowrap;
  ${TOUCH} {
    height: 44px;
  }
  @media (hover: hover) {
    &:hover {
      background: var(--surface-2);
    }
  }
  &[aria-pressed='true'] {
    background: var(--ink);
    border-color: var(--ink);
    color: var(--bg);
  }
`;

const ALWAYS: readonly { shelf: Shelf; label: string; icon?: 'star' }[] = [
  { shelf: 'popular', label: 'Más vendidos' },
  { shelf: 'favourites', label: 'Favoritos', icon: 'star' },
  { shelf: 'all', label: 'Todos' },
];

/** What to show before anybody types: what sells most, what was marked, a category. */
export const Shelves = memo(function Shelves({ chosen, onChoose }: ShelvesProps) {
  const categories = useCatalogueState((state) => state.extras.categories);
  const all = [...ALWAYS, ...categories.map(({ id, name }) => ({ shelf: id, label: name, icon: undefined }))];
  return (
    <Row role="group" aria-label="Mostrar productos">
      {all.map(({ shelf, label, icon }) => (
        <Chip key={shelf} type="button" aria-pressed={shelf === chosen} onClick={() => onChoose(shelf)}>
          {icon && <Icon name={icon} size={14} />}
          {label}
        </Chip>
      ))}
    </Row>
  );
});
