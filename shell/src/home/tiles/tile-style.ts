import { PHONE } from '@cuadra/shared/ui';
import styled, { css } from 'styled-components';

/** Its own width decides how many tiles stand beside each other. */
export const Frame = styled.div`
  container-type: inline-size;
`;

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 230px), 1fr));
  gap: var(--s-3);
  ${PHONE} {
    grid-template-columns: 1fr 1fr;
    gap: 10px;
  }
  /* In two columns the last one has its row to itself rather than half of it. */
  @container (max-width: 713px) {
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

export const tileStyle = css`
  display: flex;
  align-items: center;
  gap: 14px;
  height: 100%;
  min-height: 76px;
  padding: 14px var(--s-4);
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  background: var(--surface);
  box-shadow: var(--shadow-1);
  color: var(--ink);
  text-decoration: none;
  transition:
    border-color var(--quick),
    box-shadow var(--quick);
  &:hover {
    border-color: var(--line-strong);
    box-shadow: var(--shadow-2);
  }
  ${PHONE} {
    gap: 10px;
    min-height: 64px;
    padding: 10px var(--s-3);
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: var(--r-2);
  background: var(--brand-soft);
  color: var(--brand-ink);
  ${PHONE} {
    width: 34px;
    height: 34px;
  }
`;

export const TileText = styled.span`
  min-width: 0;
  b,
  small {
    display: block;
  }
  b {
    font-weight: 600;
  }
  small {
    font-size: var(--t-sm);
    color: var(--ink-3);
    line-height: 1.35;
    text-wrap: balance;
  }
  ${PHONE} {
    b {
      line-height: 1.25;
    }
    small {
      display: none;
    }
  }
`;
