import styled, { css } from 'styled-components';
import { TOUCH } from './tokens.ts';

/** A box that is ticked and the text beside it: all of the row is what a finger presses. */
export const ChoiceRow = styled.label`
  display: flex;
  align-items: start;
  gap: 10px;
  min-height: 32px;
  padding: 6px 0;
  cursor: pointer;
  &:has(:disabled) {
    cursor: not-allowed;
    color: var(--ink-3);
  }
  ${TOUCH} {
    min-height: 44px;
    padding: 12px 0;
  }
`;

export const ChoiceText = styled.span`
  flex: 1;
  min-width: 0;
  line-height: 20px;
`;

export const ChoiceHint = styled.span`
  display: block;
  font-size: var(--t-sm);
  color: var(--ink-3);
`;

const control = css`
  appearance: none;
  flex: none;
  margin: 0;
  border: 1.5px solid var(--line-field);
  background: var(--surface);
  cursor: inherit;
  transition:
    background var(--quick),
    border-color var(--quick);
  &:hover:not(:disabled) {
    border-color: var(--brand);
  }
  &:disabled {
    opacity: 0.55;
  }
`;

/** The native box in our own colours; the mark is drawn by the label's icon beside it. */
export const Tick = styled.input`
  ${control}
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: 5px;
  &:is(:checked, :indeterminate) {
    background: var(--brand);
    border-color: var(--brand);
  }
  &[aria-invalid='true'] {
    border-color: var(--danger);
  }
  &::after {
    content: '';
    width: 10px;
    height: 10px;
    background: var(--on-brand);
    clip-path: polygon(14% 44%, 0 62%, 38% 100%, 100% 18%, 82% 4%, 36% 68%);
    opacity: 0;
  }
  &:checked::after {
    opacity: 1;
  }
  &:indeterminate::after {
    height: 2.5px;
    clip-path: none;
    opacity: 1;
  }
`;

/** One of several, in the same colours. */
export const Dot = styled.input`
  ${control}
  width: 18px;
  height: 18px;
  border-radius: 50%;
  &:checked {
    border: 5.5px solid var(--brand);
  }
`;

export const Slide = styled.input`
  ${control}
  position: relative;
  width: 36px;
  height: 20px;
  border-radius: 999px;
  background: var(--sunken);
  &::after {
    content: '';
    position: absolute;
    inset-block: 2px;
    inset-inline-start: 2px;
    width: 13px;
    border-radius: 50%;
    background: var(--ink-3);
    transition:
      transform var(--quick) var(--ease),
      background var(--quick);
  }
  &:checked {
    background: var(--brand);
    border-color: var(--brand);
  }
  &:checked::after {
    background: var(--on-brand);
    transform: translateX(16px);
  }
`;
