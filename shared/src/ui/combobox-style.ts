import { Combobox } from '@base-ui/react/combobox';
import styled from 'styled-components';
import { type ControlSize, controlStyle } from './control-style.ts';
import { TOUCH } from './tokens.ts';

export const Frame = styled(Combobox.InputGroup)`
  position: relative;
  display: flex;
  align-items: center;
  min-width: 0;
`;

export const Box = styled(Combobox.Input)<{ $size: ControlSize }>`
  ${controlStyle}
  padding-inline-end: 74px;
  text-overflow: ellipsis;
  ${TOUCH} {
    padding-inline-end: 92px;
  }
`;

export const Ends = styled.span`
  position: absolute;
  inset-inline-end: 6px;
  display: inline-flex;
  align-items: center;
  & > button {
    display: grid;
    place-items: center;
    width: 30px;
    height: 30px;
    padding: 0;
    border: 0;
    border-radius: var(--r-1);
    background: none;
    color: var(--ink-3);
    &:hover {
      background: var(--sunken);
      color: var(--ink);
    }
    ${TOUCH} {
      width: 40px;
      height: 44px;
    }
  }
`;

export const Positioner = styled(Combobox.Positioner)`
  z-index: 60;
  outline: none;
`;

export const Popup = styled(Combobox.Popup)`
  width: var(--anchor-width);
  min-width: 220px;
  max-width: calc(100vw - 24px);
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  box-shadow: var(--shadow-2);
  outline: none;
  transition: opacity var(--quick);
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

export const List = styled(Combobox.List)`
  max-height: min(320px, var(--available-height));
  overflow: auto;
  overscroll-behavior: contain;
  padding: 6px;
  outline: none;
  &:empty {
    padding: 0;
  }
`;

export const Item = styled(Combobox.Item)`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 36px;
  padding: 6px 10px;
  border-radius: var(--r-1);
  cursor: default;
  outline: none;
  user-select: none;
  &[data-highlighted] {
    background: var(--sunken);
  }
  &[data-selected] {
    font-weight: 600;
  }
  &[data-disabled] {
    color: var(--ink-3);
  }
  & > span:first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    font-size: var(--t-xs);
    font-weight: 400;
    color: var(--ink-3);
  }
  svg {
    color: var(--brand-ink);
  }
  ${TOUCH} {
    min-height: 44px;
  }
`;

/** A line of its own in the list: searching, nothing found, an error. */
export const Line = styled.div<{ $bad?: boolean }>`
  padding: 12px 16px;
  font-size: var(--t-sm);
  color: ${({ $bad }) => ($bad ? 'var(--danger)' : 'var(--ink-3)')};
`;
