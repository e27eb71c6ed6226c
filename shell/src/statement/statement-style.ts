import styled from 'styled-components';

/** For a phone first: one column, as wide as a sheet of paper at most. */
export const Paper = styled.main`
  display: grid;
  gap: var(--s-4);
  align-content: start;
  width: min(640px, 100%);
  min-height: 100dvh;
  margin-inline: auto;
  padding: var(--s-5) var(--s-4) var(--s-6);
  h1 {
    font-size: var(--t-2xl);
    letter-spacing: -0.02em;
  }
  h2 {
    font-size: var(--t-md);
  }
  section {
    display: grid;
    gap: var(--s-3);
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--s-4);
  padding-bottom: var(--s-3);
  border-bottom: 1px solid var(--line);
  color: var(--ink-2);
  overflow-wrap: anywhere;
  strong {
    flex-basis: 100%;
    color: var(--ink);
    font-size: var(--t-lg);
  }
`;

export const Figure = styled.p`
  font-size: var(--t-2xl);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
`;

export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Line = styled.li`
  display: flex;
  justify-content: space-between;
  gap: var(--s-4);
  padding: 10px 0;
  border-top: 1px solid var(--line);
  font-variant-numeric: tabular-nums;
  & > :last-child {
    flex: none;
    max-width: 55%;
    text-align: end;
  }
`;

export const Foot = styled.footer`
  color: var(--ink-3);
  font-size: var(--t-sm);
`;
