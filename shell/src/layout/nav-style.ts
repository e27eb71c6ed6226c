import { TOUCH } from '@cuadra/shared/ui';
import { NavLink } from 'react-router-dom';
import styled, { css } from 'styled-components';

/** A desk's screen of 800 px has all entries of a company with every module in sight, unless they are pressed by finger. */
const LOW_DESK = '@media (max-height: 840px) and (pointer: fine)';

interface Collapsible {
  $collapsed: boolean;
}

const outOfSight = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const SectionTitle = styled.h2<Collapsible>`
  padding: var(--s-3) 10px var(--s-1);
  font-size: var(--t-2xs);
  font-weight: 600;
  letter-spacing: 0.06em;
  text-transform: uppercase;
  color: var(--ink-3);
  ${LOW_DESK} {
    padding-top: var(--s-2);
  }
  ${({ $collapsed }) =>
    $collapsed &&
    css`
      height: 17px;
      padding: 8px 0;
      color: transparent;
      overflow: hidden;
      border-top: 0;
      background: linear-gradient(var(--line), var(--line)) center / 20px 1px no-repeat;
      white-space: nowrap;
      font-size: 0;
    `}
`;

const entry = css<Collapsible>`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--s-3);
  height: 36px;
  padding: 0 10px;
  margin-bottom: 1px;
  border-radius: var(--r-1);
  color: var(--ink-2);
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  transition: background var(--quick);
  &:hover {
    background: color-mix(in srgb, var(--ink) 5%, transparent);
    color: var(--ink);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current='page'],
  &[data-near] {
    background: var(--brand-soft);
    color: var(--brand-ink);
    font-weight: 600;
  }
  ${LOW_DESK} {
    height: 30px;
  }
  ${TOUCH} {
    height: 44px;
  }
  ${({ $collapsed }) =>
    $collapsed &&
    css`
      justify-content: center;
      padding: 0;
      & > span {
        ${outOfSight}
      }
    `}
`;

export const ScreenLink = styled(NavLink)<Collapsible>`
  ${entry}
`;
export const DrawerLink = styled.a<Collapsible>`
  ${entry}
`;
export const SupportLink = styled.a<Collapsible>`
  ${entry}
`;

/** What an icon alone says when the pointer is over it. */
export function hint(collapsed: boolean, label: string): { title?: string } {
  return collapsed ? { title: label } : {};
}
