import styled from 'styled-components';
import { Icon } from './Icon.tsx';
import type { TableColumn, TableSort } from './table-column.ts';
import { TOUCH } from './tokens.ts';

/** As high as its head, so that a finger finds it. */
const Press = styled.button<{ $isChosen: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  height: 38px;
  margin-inline: -6px;
  padding: 0 6px;
  border: 0;
  border-radius: var(--r-1);
  background: none;
  font: inherit;
  color: ${({ $isChosen }) => ($isChosen ? 'var(--ink)' : 'inherit')};
  white-space: nowrap;
  cursor: pointer;
  svg {
    flex: none;
    visibility: ${({ $isChosen }) => ($isChosen ? 'visible' : 'hidden')};
  }
  &:hover {
    color: var(--ink);
    svg {
      visibility: visible;
    }
  }
  &:focus-visible {
    outline-offset: -3px;
    svg {
      visibility: visible;
    }
  }
  ${TOUCH} {
    height: 44px;
  }
`;

export interface SortButtonProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSort: (sort: TableSort | undefined) => void;
}

/** The head of a column by which the rows can be put in order. What it does, `aria-sort` of the head tells. */
export function SortButton<Row>({ column, sort, onSort }: SortButtonProps<Row>) {
  const isChosen = sort?.key === column.key;
  const next = nextSort(column, sort);
  const drawn = isChosen ? sort : next;
  const arrow = <Icon name={drawn?.isDescending ? 'arrow-down' : 'arrow-up'} size={13} />;
  return (
    <Press type="button" $isChosen={isChosen} onClick={() => onSort(next)}>
      {column.align === 'end' && arrow}
      {column.header}
      {column.align !== 'end' && arrow}
    </Press>
  );
}

/** Of figures the greatest are wanted first, of words the first of the alphabet; the third press undoes it. */
function nextSort<Row>(column: TableColumn<Row>, sort: TableSort | undefined): TableSort | undefined {
  const isFirstDescending = column.align === 'end';
  if (sort?.key !== column.key) return { key: column.key, isDescending: isFirstDescending };
  return sort.isDescending === isFirstDescending
    ? { key: column.key, isDescending: !isFirstDescending }
    : undefined;
}
