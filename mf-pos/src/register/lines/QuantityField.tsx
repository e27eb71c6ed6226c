import { exact, toQuantity } from '@cuadra/shared/domain';
import { Icon, QuantityInput, TOUCH } from '@cuadra/shared/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { looksScanned } from '../search/decide.ts';

export interface QuantityFieldProps {
  /** At most 3 decimals, above zero. */
  value: string;
  /** What it is weighed or measured in: what is on the scales is typed, and not stepped to. Undefined of pieces. */
  unit: string | undefined;
  onChange: (qty: string) => void;
  /** A barcode was scanned into the field: the quantity is as before, the code is to be looked up. */
  onScan: (code: string) => void;
  /** Enter: the cashier is done here. */
  onDone: () => void;
}

const Box = styled.span`
  grid-area: qty;
  display: inline-grid;
  grid-template-columns: 28px 52px 28px;
  align-items: stretch;
  height: 32px;
  border: 1px solid var(--line-field);
  border-radius: 7px;
  background: var(--surface);
  overflow: hidden;
  &:focus-within {
    border-color: var(--brand);
    box-shadow: 0 0 0 3px color-mix(in srgb, var(--brand) 26%, transparent);
  }
  /* Where nothing is stepped the figure stands before its unit. */
  &[data-unit] {
    grid-template-columns: 80px 28px;
    input {
      text-align: end;
      padding-inline-end: 6px;
    }
  }
  ${TOUCH} {
    &[data-unit] {
      grid-template-columns: 84px 32px;
    }
    grid-template-columns: 44px 60px 44px;
    height: 44px;
  }
`;

const Step = styled.button`
  display: grid;
  place-items: center;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink-2);
  &:hover:not(:disabled) {
    background: var(--sunken);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &:disabled {
    color: var(--line-strong);
    cursor: default;
  }
`;

const Unit = styled.span`
  align-self: center;
  font-size: var(--t-sm);
  color: var(--ink-2);
`;

/** The box around has the edge and the focus ring. */
const Typed = styled(QuantityInput)`
  height: 100%;
  min-height: 0;
  padding: 0 2px;
  border: 0;
  border-radius: 0;
  background: none;
  text-align: center;
  &&:focus {
    box-shadow: none;
  }
`;

/** How many: typed, or stepped by one with the buttons and the arrow keys. What is no quantity changes nothing. */
export function QuantityField({ value, unit, onChange, onScan, onDone }: QuantityFieldProps) {
  const [draft, setDraft] = useState<string | undefined>();
  const [isBad, setBad] = useState(false);
  // The field keeps what is no amount as it was typed; drawing it again puts the quantity back.
  const [drawing, setDrawing] = useState(0);
  const before = useRef(value);

  const take = (next: string | null) => {
    const isQuantity = next !== null && next !== '' && !looksScanned(next) && exact(toQuantity(next)).gt(0);
    setBad(!isQuantity);
    setDraft(isQuantity ? undefined : (next ?? draft));
    if (isQuantity) onChange(toQuantity(next));
  };
  const step = (by: 1 | -1) => {
    const next = exact(value).plus(by);
    setDraft(undefined);
    if (next.gt(0)) onChange(toQuantity(next));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value.trim();
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      step(event.key === 'ArrowUp' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (looksScanned(text)) {
        setDraft(undefined);
        onChange(before.current);
        onScan(text);
      }
      onDone();
    }
  };

  return (
    <Box data-unit={unit}>
      {!unit && (
        <Step type="button" aria-label="Quitar uno" disabled={exact(value).lte(1)} onClick={() => step(-1)}>
          <Icon name="minus" size={14} />
        </Step>
      )}
      <Typed
        key={drawing}
        aria-label="Cantidad"
        value={draft ?? value}
        onValueChange={take}
        onKeyDown={press}
        onFocus={() => {
          before.current = value;
        }}
        onBlur={() => {
          setDraft(undefined);
          if (isBad) setDrawing(drawing + 1);
          setBad(false);
        }}
        {...(isBad && { 'aria-invalid': true })}
      />
      {unit ? (
        <Unit>{unit}</Unit>
      ) : (
        <Step type="button" aria-label="Sumar uno" onClick={() => step(1)}>
          <Icon name="plus" size={14} />
        </Step>
      )}
    </Box>
  );
}
