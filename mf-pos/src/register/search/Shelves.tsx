import { Icon, Kbd, TOUCH } from '@cuadra/shared/ui';
import { memo, useRef } from 'react';
import styled from 'styled-components';
import { KEYS } from '../../keyboard/keys.ts';
import { useKey } from '../../keyboard/use-key.ts';
import { useCatalogueState } from '../../offline/catalogue/use-catalogue.ts';
import { COMPACT } from '../layout.ts';
import { ShelfMenu } from '../lazy-aside.ts';
import type { Shelf } from './shelf.ts';

export interface ShelvesProps {
  /** Undefined while a search is shown instead. */
  chosen: Shelf | undefined;
  onChoose: (shelf: Shelf) => void;
}

/** The keys stand beside what is scrolled; where none is drawn it goes to the edges. */
const Strip = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: var(--s-2);
  padding-inline: var(--s-5);
  color: var(--ink-3);
  ${COMPACT} {
    padding-inline: var(--s-4);
  }
  ${TOUCH} {
    padding-inline: 0;
  }
`;

const Row = styled.div`
  flex: 1;
  min-width: 0;
  display: flex;
  gap: 8px;
  padding-block: var(--s-2);
  overflow-x: auto;
  scrollbar-width: none;
  @media (hover: hover) {
    scrollbar-width: thin;
  }
  ${TOUCH} {
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
  const row = useRef<HTMLDivElement>(null);
  const at = all.findIndex(({ shelf }) => shelf === chosen);
  const walk = (by: 1 | -1) => {
    // From a search one comes back to the first, whichever way.
    const index = at < 0 ? 0 : (at + by + all.length) % all.length;
    const next = all[index];
    if (!next) return;
    onChoose(next.shelf);
    row.current?.querySelectorAll('button')[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  useKey('shelfBefore', () => walk(-1));
  useKey('shelfAfter', () => walk(1));
  return (
    <Strip>
      <Kbd rare>{KEYS.shelfBefore.drawn}</Kbd>
      <Row ref={row} role="group" aria-label="Mostrar productos">
        {all.map(({ shelf, label, icon }) => (
          <Chip key={shelf} type="button" aria-pressed={shelf === chosen} onClick={() => onChoose(shelf)}>
            {icon && <Icon name={icon} size={14} />}
            {label}
          </Chip>
        ))}
      </Row>
      <Kbd rare>{KEYS.shelfAfter.drawn}</Kbd>
      <ShelfMenu />
    </Strip>
  );
});
