import { LOW, TOUCH } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { COMPACT } from '../layout.ts';

export const Row = styled.li`
  position: relative;
  display: grid;
  /* Without a tile its column is the gap alone, which the padding leaves out. */
  grid-template-columns: auto minmax(0, 1fr) auto minmax(84px, max-content);
  grid-template-areas: 'tile name name remove' 'tile price qty total' 'note note note note' 'actions actions actions actions';
  align-items: center;
  gap: 0 10px;
  padding: 6px 6px 8px calc(var(--s-4) - 10px);
  border-bottom: 1px solid var(--line);
  /* Enlarged to twice its size a till has room for three such lines. */
  ${COMPACT} {
    ${LOW} {
      grid-template-columns: auto minmax(0, 1fr) auto minmax(84px, max-content) auto;
      grid-template-areas: 'tile name qty total remove' 'tile price qty total remove' 'note note note note note' 'actions actions actions actions actions';
      padding-block: 2px;
    }
  }
  &[data-chosen] {
    background: var(--brand-soft);
    box-shadow: inset 3px 0 0 var(--brand);
  }
  /* Above the surface that chooses the line. */
  & > :not(:first-child) :is(button, input) {
    position: relative;
    z-index: 1;
  }
`;

/** The name, and with it the whole row: a press anywhere that is nothing else chooses the line. */
export const Choose = styled.button`
  grid-area: name;
  justify-self: start;
  max-width: 100%;
  padding: 0;
  border: 0;
  background: none;
  text-align: start;
  font-weight: 600;
  line-height: 1.3;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
    &::after {
      outline: 2px solid var(--brand);
      outline-offset: -3px;
    }
  }
`;

export const Remove = styled.span`
  grid-area: remove;
  justify-self: end;
  display: inline-flex;
  align-items: center;
  gap: 2px;
  color: var(--ink-3);
`;

export const Price = styled.span`
  grid-area: price;
  font-size: var(--t-xs);
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;
`;

export const Was = styled.span`
  display: block;
  color: var(--gold);
  font-weight: 600;
`;

export const Total = styled.span`
  grid-area: total;
  justify-self: end;
  padding-inline-end: 10px;
`;

export const Actions = styled.div`
  grid-area: actions;
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  padding: 8px 10px 2px;
  ${LOW} {
    padding-top: 0;
  }
`;

/** What a finger does on the line itself. */
export const Desk = styled.span`
  display: contents;
  ${TOUCH} {
    display: none;
  }
`;
