import { css } from 'styled-components';
import { TOUCH } from './tokens.ts';

export type ButtonVariant = 'default' | 'primary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const variants = {
  default: css`
    background: var(--surface);
    border-color: var(--line-strong);
    &:hover:not([aria-disabled='true'], :disabled) {
      background: var(--surface-2);
      border-color: var(--line-field);
    }
  `,
  primary: css`
    background: var(--brand);
    border-color: var(--brand);
    color: var(--on-brand);
    &:hover:not([aria-disabled='true'], :disabled) {
      background: var(--brand-hover);
      border-color: var(--brand-hover);
    }
  `,
  ghost: css`
    background: transparent;
    color: var(--ink-2);
    &:hover:not([aria-disabled='true'], :disabled) {
      background: color-mix(in srgb, var(--ink) 6%, transparent);
      color: var(--ink);
    }
  `,
  danger: css`
    background: var(--danger);
    border-color: var(--danger);
    color: var(--on-danger);
    &:hover:not([aria-disabled='true'], :disabled) {
      background: var(--danger-hover);
      border-color: var(--danger-hover);
    }
  `,
};

const sizes = {
  sm: css`
    height: 30px;
    padding: 0 10px;
    font-size: var(--t-sm);
    gap: 6px;
    ${TOUCH} {
      height: 44px;
    }
  `,
  md: css`
    height: var(--control);
    padding: 0 var(--s-4);
    gap: var(--s-2);
  `,
  lg: css`
    height: 54px;
    padding: 0 var(--s-5);
    font-size: var(--t-lg);
    border-radius: var(--r-2);
    gap: var(--s-3);
  `,
};

const OFF = "&:is([aria-disabled='true'], :disabled):not([aria-busy='true'])";

/** Not dimmed by opacity: what cannot be pressed yet must still be read, on dark too. */
const filledOff = css`
  ${OFF} {
    background: var(--sunken);
    border-color: var(--line-strong);
    color: var(--ink-3);
  }
`;
const plainOff = css`
  ${OFF} {
    color: var(--ink-3);
    opacity: 0.7;
  }
`;
const off = { default: plainOff, primary: filledOff, danger: filledOff, ghost: plainOff };

export interface ButtonStyle {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $block: boolean;
}

/** What buttons and links that look like buttons share. */
export const buttonStyle = css<ButtonStyle>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  border: 1px solid transparent;
  border-radius: var(--r-1);
  color: var(--ink);
  font-weight: 600;
  line-height: 1;
  white-space: nowrap;
  text-decoration: none;
  user-select: none;
  transition:
    background var(--quick),
    border-color var(--quick);
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  ${({ $block }) => $block && 'width: 100%;'}
  &:active:not([aria-disabled='true'], :disabled) {
    transform: translateY(0.5px);
  }
  &[aria-disabled='true'],
  &:disabled {
    cursor: not-allowed;
  }
  ${({ $variant }) => off[$variant]}
  &[aria-busy='true'] {
    cursor: progress;
  }
`;
