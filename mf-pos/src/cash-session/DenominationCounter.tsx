import { exact, formatMoney, formatQuantity, toMoney } from '@cuadra/shared/domain';
import { TextInput } from '@cuadra/shared/ui';
import { Fragment } from 'react';
import styled from 'styled-components';
import { type Denominations, denominationsOf, withCount } from './denominations.ts';

export interface DenominationCounterProps {
  /** Whose notes: «Efectivo Bs.». */
  label: string;
  currency: string;
  value: Denominations;
  onChange: (denominations: Denominations) => void;
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(72px, auto) 96px minmax(0, 1fr);
  gap: 6px var(--s-3);
  align-items: center;
  font-variant-numeric: tabular-nums;
  label,
  output {
    text-align: end;
  }
  label {
    font-weight: 600;
  }
  output {
    color: var(--ink-3);
  }
  input {
    text-align: end;
  }
`;

/** A note has a place in a wallet, not in a database: no session holds more of one kind. */
const MOST = 99_999;

/** How many of each note or coin, and what they come to. Enter goes on to the next one. */
export function DenominationCounter({ label, currency, value, onChange }: DenominationCounterProps) {
  return (
    <Grid role="group" aria-label={`Billetes de ${label}`}>
      {denominationsOf(currency).map((note) => {
        const count = value[note] ?? 0;
        const id = `${label}-${note}`;
        return (
          <Fragment key={note}>
            <label htmlFor={id}>{noteText(note)}</label>
            <TextInput
              id={id}
              size="sm"
              inputMode="numeric"
              autoComplete="off"
              placeholder="0"
              aria-label={`Cuántos de ${formatMoney(note, currency)}`}
              value={count === 0 ? '' : String(count)}
              onChange={({ target }) => onChange(withCount(value, note, readCount(target.value)))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                focusNext(event.currentTarget);
              }}
            />
            <output>{count === 0 ? '' : formatMoney(toMoney(exact(note).times(count)), currency)}</output>
          </Fragment>
        );
      })}
    </Grid>
  );
}

/** `0.5` → `0,5`, `100000` → `100.000`. */
function noteText(note: string): string {
  return formatQuantity(note);
}

function readCount(text: string): number {
  return Math.min(Number(text.replace(/\D/g, '')), MOST);
}

function focusNext(input: HTMLInputElement): void {
  const inputs = [...(input.closest('[role=group]')?.querySelectorAll('input') ?? [])];
  inputs[inputs.indexOf(input) + 1]?.focus();
}
