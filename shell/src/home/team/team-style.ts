import styled from 'styled-components';

export const Head = styled.header`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s-3);
  margin-bottom: var(--s-2);
  font-size: var(--t-sm);
  color: var(--ink-3);
  h2 {
    font-size: var(--t-md);
    color: var(--ink);
  }
`;

export const List = styled.ul`
  display: grid;
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 50px;
`;

export const Names = styled.span`
  display: grid;
  gap: 1px;
  flex: 1;
  min-width: 0;
  b,
  small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    font-weight: 600;
  }
  small {
    font-size: var(--t-xs);
    color: var(--ink-3);
  }
`;

export const Message = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
  padding-block: var(--s-2);
  font-size: var(--t-sm);
  color: var(--ink-2);
`;
