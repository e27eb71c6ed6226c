import { TOUCH } from '@cuadra/shared/ui';
import styled from 'styled-components';

export const Press = styled.button`
  position: relative;
  display: grid;
  gap: 2px;
  min-height: 66px;
  padding: 12px 40px 12px 14px;
  text-align: start;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-2);
  background: var(--surface);
  @media (hover: hover) {
    &:hover:not(:disabled, [aria-pressed='true']) {
      background: var(--surface-2);
    }
  }
  &[aria-pressed='true'] {
    border-color: var(--brand);
    box-shadow: inset 0 0 0 1px var(--brand);
    background: var(--brand-soft);
  }
  &:disabled {
    opacity: 0.6;
    cursor: default;
  }
  ${TOUCH} {
    padding-inline-end: 14px;
  }
  b {
    display: flex;
    gap: 8px;
    font-weight: 600;
  }
  svg {
    flex: none;
    margin-top: 1px;
    color: var(--ink-3);
  }
  &[aria-pressed='true'] svg {
    color: var(--brand);
  }
`;

export const Asks = styled.span`
  font-size: var(--t-xs);
  color: var(--ink-2);
`;

export const Key = styled.span`
  position: absolute;
  inset: 11px 11px auto auto;
  color: var(--ink-3);
`;
