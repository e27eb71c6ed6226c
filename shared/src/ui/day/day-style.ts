import { Popover } from '@base-ui/react/popover';
import styled from 'styled-components';
import { TOUCH } from '../tokens.ts';

/** Above dialogs, in which most days stand. */
export const Positioner = styled(Popover.Positioner)`
  z-index: 80;
  outline: none;
`;

export const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: 4px;
`;

/** The calendar's own classes, which its library names `rdp-…`, in our colours: its style sheet is not loaded. */
export const Popup = styled(Popover.Popup)`
  --cell: 36px;
  ${TOUCH} {
    --cell: 44px;
  }
  padding: var(--s-3);
  background: var(--raised);
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  box-shadow: var(--shadow-2);
  outline: none;
  font-size: var(--t-sm);
  transition:
    opacity var(--quick),
    transform var(--quick) var(--ease);
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(-4px);
  }
  .rdp-root button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .rdp-months {
    position: relative;
  }
  .rdp-month_caption {
    display: flex;
    align-items: center;
    height: var(--cell);
    padding-inline-end: calc(2 * var(--cell));
    margin-bottom: 4px;
  }
  .rdp-nav {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: flex;
  }
  .rdp-button_previous,
  .rdp-button_next {
    display: grid;
    place-items: center;
    width: var(--cell);
    height: var(--cell);
    border-radius: var(--r-1);
    &&:hover:not([aria-disabled='true']) {
      background: var(--sunken);
    }
    &[aria-disabled='true'] {
      opacity: 0.35;
    }
  }
  .rdp-chevron {
    fill: currentColor;
    width: 18px;
    height: 18px;
  }
  .rdp-dropdowns {
    display: flex;
    gap: 2px;
    font-weight: 600;
  }
  /* The list lies unseen over its own text, which takes no more room than it needs. */
  .rdp-dropdown_root {
    position: relative;
    display: flex;
    align-items: center;
    height: var(--cell);
    padding: 0 4px 0 6px;
    border-radius: var(--r-1);
    &:hover {
      background: var(--sunken);
    }
    &:focus-within {
      outline: 2px solid var(--brand);
    }
  }
  .rdp-dropdown {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
    appearance: none;
    background: var(--raised);
    color: var(--ink);
  }
  .rdp-caption_label {
    display: flex;
    align-items: center;
    text-transform: capitalize;
    & > svg {
      width: 14px;
      height: 14px;
      color: var(--ink-3);
    }
  }
  .rdp-month_grid {
    border-collapse: collapse;
  }
  .rdp-weekday {
    width: var(--cell);
    height: 26px;
    font-size: var(--t-xs);
    font-weight: 600;
    color: var(--ink-3);
  }
  .rdp-day {
    padding: 0;
  }
  .rdp-day_button {
    width: var(--cell);
    height: var(--cell);
    border-radius: var(--r-2);
    font-variant-numeric: tabular-nums;
    &&:hover:not(:disabled) {
      background: var(--sunken);
    }
  }
  .rdp-root .rdp-outside .rdp-day_button {
    color: var(--ink-3);
  }
  .rdp-root .rdp-today .rdp-day_button {
    font-weight: 700;
    box-shadow: inset 0 0 0 1px var(--line-strong);
  }
  .rdp-root .rdp-selected .rdp-day_button {
    background: var(--brand);
    color: var(--on-brand);
    font-weight: 600;
  }
  .rdp-root .rdp-disabled .rdp-day_button {
    color: var(--ink-3);
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
