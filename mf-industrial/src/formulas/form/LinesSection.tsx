import { useEntityFormContext } from '@cuadra/shared/form';
import { moveThroughCells, Notice } from '@cuadra/shared/ui';
import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useController } from 'react-hook-form';
import type { Currencies } from '../../goods/formula-text.ts';
import type { DraftCost } from './draft-cost.ts';
import { FormSection } from './FormSection.tsx';
import type { RefusedLines } from './formula-errors.ts';
import { type FormulaValues, type KnownGood, type LineValues, newLine } from './formula-values.ts';
import { GoodSearch } from './GoodSearch.tsx';
import { LineRow } from './LineRow.tsx';
import { withMoved, withoutRow, withRow } from './rows.ts';
import { Rows } from './rows-style.ts';

export interface LinesSectionProps {
  cost: DraftCost | undefined;
  currencies: Currencies;
  refused: RefusedLines;
  /** What the server said was said of other lines. */
  onEdited: () => void;
}

/** What a formula takes: found by name, and by keyboard from cell to cell; Enter in the last one is back at the search. */
export function LinesSection({ cost, currencies, refused, onEdited }: LinesSectionProps) {
  const { form, errorOf } = useEntityFormContext<FormulaValues>();
  const { field } = useController({ control: form.control, name: 'lines' });
  const list = useRef<HTMLUListElement>(null);
  const search = useRef<HTMLDivElement>(null);
  const lines = field.value;
  const errors = form.formState.errors.lines;
  const write = (next: LineValues[]) => {
    onEdited();
    field.onChange(next);
  };
  const focusSearch = () => search.current?.querySelector('input')?.focus();
  const choose = (known: KnownGood) => {
    const line = newLine(known);
    // Drawn before the focus goes there.
    flushSync(() => write([...lines, line]));
    document.getElementById(`line-${line.id}`)?.querySelector<HTMLElement>('[data-cell=qty]')?.focus();
  };
  const moveOn = (event: KeyboardEvent<HTMLUListElement>) => {
    if (moveThroughCells(event, list.current) === 'end') focusSearch();
  };
  const wrong = errorOf('lines');
  return (
    <FormSection title="Qué lleva" about="Para todo lo que rinde. Puede llevar lo que otra fórmula hace.">
      {lines.length > 0 && (
        <Rows ref={list} aria-label="Renglones" onKeyDown={moveOn}>
          {lines.map((line, index) => (
            <LineRow
              key={line.id}
              line={line}
              part={cost?.parts.get(line.id)}
              currencies={currencies}
              reasons={{ qty: errors?.[index]?.qty?.message, good: errors?.[index]?.good?.message }}
              refused={refused.get(line.good.id)}
              index={index}
              count={lines.length}
              onChange={(next: LineValues) => write(withRow(lines, next))}
              onMove={(step) => write(withMoved(lines, line.id, step))}
              onRemove={() => {
                write(withoutRow(lines, line.id));
                focusSearch();
              }}
            />
          ))}
        </Rows>
      )}
      {wrong && <Notice tone="bad">{wrong}</Notice>}
      <GoodSearch
        label="Agregar material o producto"
        boxRef={search}
        chosen={lines.map(({ good }) => good.id)}
        onChoose={choose}
      />
    </FormSection>
  );
}
