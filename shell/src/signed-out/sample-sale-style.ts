import styled from 'styled-components';

export const Sheet = styled.div`
  width: min(380px, 100%);
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  background: var(--surface);
  box-shadow: var(--shadow-2);
  font-variant-numeric: tabular-nums;
  overflow: hidden;
  user-select: none;
  /* A low window is for the words. */
  @media (max-height: 719px) {
    display: none;
  }
`;

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2);
  padding: var(--s-4) var(--s-4) 0;
  font-size: var(--t-sm);
  color: var(--ink-3);
`;

export const Rate = styled.span`
  padding: 3px 10px;
  border-radius: 999px;
  background: var(--gold-soft);
  color: var(--gold);
  font-size: var(--t-xs);
  font-weight: 600;
`;

/** The currency that is paid in, large, and the other one beside it. */
export const Currencies = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--s-3);
  padding: var(--s-2) var(--s-4) var(--s-3);
  letter-spacing: -0.02em;
  b {
    font-size: var(--t-3xl);
    line-height: 1.15;
  }
  span {
    font-size: var(--t-xl);
    font-weight: 600;
    color: var(--ink-2);
  }
`;

export const Paid = styled.div`
  display: grid;
  gap: 6px;
  padding: var(--s-3) var(--s-4);
  border-top: 1px solid var(--line);
  font-size: var(--t-sm);
  color: var(--ink-2);
  div {
    display: flex;
    justify-content: space-between;
    gap: var(--s-3);
  }
  b {
    font-weight: 600;
    color: var(--ink);
  }
`;

export const Squared = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  padding: 10px var(--s-4);
  background: var(--ok-soft);
  color: var(--ok);
  font-size: var(--t-sm);
  font-weight: 600;
`;
