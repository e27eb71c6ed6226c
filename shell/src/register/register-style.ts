import styled from 'styled-components';

export const Progress = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: 6px;
  margin-bottom: var(--s-2);
`;

export const Segment = styled.li<{ $reached: boolean }>`
  height: 5px;
  border-radius: 9px;
  background: ${({ $reached }) => ($reached ? 'var(--brand)' : 'var(--line-strong)')};
  transition: background var(--slow);
`;

export const Count = styled.p`
  margin-bottom: var(--s-4);
  color: var(--ink-3);
  font-size: var(--t-sm);
  font-weight: 500;
`;

export const Actions = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--s-3);
  margin-top: var(--s-2);
  & > :only-child {
    grid-column: 1 / -1;
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: 92px minmax(0, 1fr);
  gap: 6px var(--s-2);
`;

export const PairLegend = styled.div`
  grid-column: 1 / -1;
  font-size: var(--t-sm);
  font-weight: 600;
  color: var(--ink-2);
`;

export const Warning = styled.span`
  color: var(--gold);
`;

export const Check = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 10px;
  align-items: start;
  padding: 10px 12px;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  background: var(--surface-2);
  font-weight: 600;
  cursor: pointer;
`;

export const CheckHint = styled.span`
  display: block;
  font-weight: 400;
  font-size: var(--t-sm);
  color: var(--ink-2);
`;

export const Free = styled.p`
  padding: var(--s-3) var(--s-4);
  border-radius: var(--r-2);
  background: var(--ok-soft);
  color: var(--ok);
`;

export const FieldError = styled.p`
  color: var(--danger);
  font-size: var(--t-sm);
`;
