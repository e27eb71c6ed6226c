import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Button } from '../Button.tsx';
import { SearchInput } from '../SearchInput.tsx';
import { PHONE } from '../tokens.ts';
import { NARROW } from './narrow.ts';

export interface ListToolbarProps {
  /** The search box's name and what stands in it while it is empty. */
  search: { label: string; placeholder: string };
  typed: string;
  onType: (text: string) => void;
  /** Of filters that are put, and whether their panel is open. */
  filters: { count: number; isOpen: boolean; onToggle: () => void };
  /** How many there are, in words; undefined while nobody knows. */
  count: string | undefined;
  /** What takes the list along. */
  exporting: ReactNode;
  /** What reads a code with the camera. */
  camera?: ReactNode;
  /** Absent where the user may not. */
  onImport?: (() => void) | undefined;
  preloadImport?: () => void;
  /** Absent where the user may not. */
  create?: { label: string; onCreate: () => void } | undefined;
}

/** Stays in sight above the head of the table, however far the list is scrolled. */
const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 2;
  display: flex;
  align-items: center;
  gap: var(--s-3);
  height: var(--toolbar);
  background: var(--bg);
  ${PHONE} {
    gap: var(--s-2);
  }
`;

const Search = styled.div`
  flex: 1;
  min-width: 0;
  max-width: 640px;
  input:placeholder-shown {
    text-overflow: ellipsis;
  }
`;

const Count = styled.span`
  flex: 1;
  font-size: var(--t-sm);
  color: var(--ink-3);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${NARROW} {
    display: none;
  }
`;

/** Only its icon: its name stays for whoever cannot see it. */
const iconOnly = css`
  flex: none;
  width: 44px;
  padding: 0;
  & span > span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** Where there is no room for words beside a search box, only its icon is drawn. */
const Action = styled(Button)`
  ${NARROW} {
    ${iconOnly}
  }
  ${PHONE} {
    height: 44px;
  }
`;

/** What a shop begins with keeps its words longer. */
const Create = styled(Button)`
  @media (max-width: 900px) {
    ${iconOnly}
  }
  ${PHONE} {
    height: 44px;
  }
`;

/** On a phone these stand in the bar below, beside the count: here the search box needs the room. */
const Wide = styled.div`
  display: contents;
  ${PHONE} {
    display: none;
  }
`;

/** A list's search box, and what can be done to it. Its page sets `--toolbar`, the bar's height. */
export function ListToolbar({
  search,
  typed,
  onType,
  filters,
  count,
  exporting,
  camera,
  ...may
}: ListToolbarProps) {
  const { onImport, preloadImport, create } = may;
  return (
    <Bar>
      <Search>
        <SearchInput {...search} value={typed} onValueChange={onType} shortcut="F2" />
      </Search>
      {camera}
      <Action icon="filter" aria-expanded={filters.isOpen} onClick={filters.onToggle}>
        {filters.count > 0 ? `Filtros (${filters.count})` : 'Filtros'}
      </Action>
      <Count role="status">{count}</Count>
      <Wide>{exporting}</Wide>
      {onImport && (
        <Wide>
          <Action icon="upload" onClick={onImport} onPointerEnter={preloadImport} onFocus={preloadImport}>
            Importar
          </Action>
        </Wide>
      )}
      {create && (
        <Create variant="primary" icon="plus" onClick={create.onCreate}>
          {create.label}
        </Create>
      )}
    </Bar>
  );
}
