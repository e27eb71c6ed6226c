import { TOUCH } from '@cuadra/shared/ui';
import styled from 'styled-components';

export const Finder = styled.div`
  display: grid;
  gap: var(--s-3);
  /* Two finds and twenty stand in the same window: nothing jumps while one types. */
  grid-template-rows: auto auto minmax(0, 1fr);
  min-height: min(420px, 60dvh);
  align-content: start;
`;

export const List = styled.div`
  max-height: min(360px, 50dvh);
  overflow: auto;
  margin-inline: calc(-1 * var(--s-2));
  &[aria-busy='true'] {
    opacity: 0.7;
  }
`;

export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  min-height: 52px;
  padding: 6px var(--s-2);
  border-radius: var(--r-2);
  cursor: pointer;
  &[aria-selected='true'] {
    background: var(--brand-soft);
  }
  & > svg {
    flex: none;
    margin-inline: 6px;
    color: var(--brand-ink);
  }
  ${TOUCH} {
    min-height: 56px;
  }
`;

/** Stays in sight below however many were found. */
export const LastOption = styled(Option)`
  position: sticky;
  bottom: 0;
  border-radius: 0 0 var(--r-2) var(--r-2);
  border-top: 1px solid var(--line);
  background: var(--surface);
`;

export const ClientFacts = styled.span`
  flex: 1;
  min-width: 0;
  display: grid;
  b {
    font-weight: 600;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Facts = styled.small`
  font-size: var(--t-xs);
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;
`;
