import styled from 'styled-components';

export const Box = styled.section`
  width: min(340px, calc(100vw - 24px));
  padding: var(--s-4);
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  background: var(--raised);
  box-shadow: var(--shadow-3);
  color: var(--ink);
  outline: none;
  text-align: start;
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2);
  margin-bottom: var(--s-1);
  h2 {
    font-size: var(--t-lg);
  }
  button {
    margin-block: -4px;
    margin-inline-end: -6px;
  }
`;

export const Text = styled.p`
  color: var(--ink-2);
  text-wrap: pretty;
`;

/** Honest, and no alarm. */
export const Missing = styled.p`
  margin-top: var(--s-2);
  padding: var(--s-2) var(--s-3);
  border-radius: var(--r-1);
  background: var(--gold-soft);
  color: var(--gold);
  font-size: var(--t-sm);
`;

export const Foot = styled.footer`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  margin-top: var(--s-4);
`;

export const Dots = styled.div`
  display: flex;
  flex: 1;
  gap: 5px;
`;

export const Dot = styled.span<{ $on: boolean }>`
  width: ${({ $on }) => ($on ? '16px' : '6px')};
  height: 6px;
  border-radius: 999px;
  background: ${({ $on }) => ($on ? 'var(--brand)' : 'var(--line-strong)')};
`;
