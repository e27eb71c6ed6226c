import { css } from 'styled-components';

export type ControlSize = 'sm' | 'md' | 'lg';

const heights = { sm: '34px', md: '42px', lg: '56px' };
const texts = { sm: 'var(--t-md)', md: 'var(--t-md)', lg: 'var(--t-xl)' };

/** What text inputs and selects share. 16 px under a finger, or iOS zooms in on focus. */
export const controlStyle = css<{ $size: ControlSize }>`
  width: 100%;
  min-width: 0;
  height: ${({ $size }) => heights[$size]};
  padding: 0 14px;
  border: 1px solid var(--line-field);
  border-radius: var(--r-2);
  background: var(--surface);
  color: var(--ink);
  font-size: ${({ $size }) => texts[$size]};
  transition:
    border-color var(--quick),
    box-shadow var(--quick);
  &::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  &:hover:not(:disabled, :focus, [aria-invalid='true']) {
    border-color: var(--ink-3);
  }
  &:focus {
    outline: 2px solid transparent;
    border-color: var(--brand);
    box-shadow: 0 0 0 3px color-mix(in srgb, var(--brand) 26%, transparent);
  }
  &[aria-invalid='true'] {
    border-color: var(--danger);
  }
  &[aria-invalid='true']:focus {
    box-shadow: 0 0 0 3px color-mix(in srgb, var(--danger) 26%, transparent);
  }
  &:disabled {
    background: var(--sunken);
    color: var(--ink-3);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-height: 44px;
    font-size: max(16px, ${({ $size }) => texts[$size]});
  }
`;
