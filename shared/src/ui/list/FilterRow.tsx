import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PHONE } from '../tokens.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
  margin-bottom: var(--s-4);
  & > :first-child {
    flex: 1 1 240px;
    max-width: 420px;
  }
  ${PHONE} {
    & > * {
      flex: 1 1 100%;
      max-width: none;
    }
  }
`;

/** What a list is searched by and held against: the search box first. */
export function FilterRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Bar role="search" aria-label={label}>
      {children}
    </Bar>
  );
}
