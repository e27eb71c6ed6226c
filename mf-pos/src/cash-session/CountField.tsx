import { exact, formatMoney, toMoney } from '@cuadra/shared/domain';
import { Badge, Button, Field, MoneyInput } from '@cuadra/shared/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { type Count, type CountEntry, differenceOf, judge } from './count.ts';
import { DenominationCounter } from './DenominationCounter.tsx';
import { denominationsOf, sumOf } from './denominations.ts';

export interface CountFieldProps {
  entry: CountEntry;
  /** The focus begins here. */
  autoFocus?: boolean;
  error: string | undefined;
  onChange: (count: Count) => void;
}

const Box = styled.div`
  display: grid;
  gap: var(--s-3);
  padding: var(--s-3) var(--s-4) var(--s-4);
  border: 1px solid var(--line);
  border-radius: var(--r-2);
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2);
  font-variant-numeric: tabular-nums;
`;

/** What there is of one method: typed, or counted note by note; and whether it is what should be there. */
export function CountField({ entry, autoFocus = false, error, onChange }: CountFieldProps) {
  const { name, currency, is_cash, expected, amount, denominations } = entry;
  const canCount = is_cash && denominationsOf(currency).length > 0;
  const difference = differenceOf(entry);
  const box = useRef<HTMLDivElement>(null);
  return (
    <Box ref={box} role="group" aria-label={name}>
      <Field
        label={name}
        error={error}
        hint={expected === null ? undefined : `Debería haber ${formatMoney(expected, currency)}`}
        aside={difference === undefined ? undefined : <Difference amount={difference} currency={currency} />}
      >
        <MoneyInput
          currency={currency}
          autoFocus={autoFocus}
          placeholder="0,00"
          value={amount ?? ''}
          readOnly={denominations !== null}
          onValueChange={(typed) => onChange({ amount: typed, denominations: null })}
        />
      </Field>
      {denominations !== null && (
        <DenominationCounter
          label={name}
          currency={currency}
          value={denominations}
          onChange={(counted) => onChange({ amount: sumOf(counted), denominations: counted })}
        />
      )}
      <Row>
        {canCount && (
          <Button
            size="sm"
            variant="ghost"
            icon={denominations === null ? 'calculator' : 'pencil'}
            onClick={() =>
              onChange(
                denominations === null
                  ? // What was typed stays until a note is counted.
                    { amount: amount || '0.00', denominations: {} }
                  : { amount, denominations: null },
              )
            }
          >
            {denominations === null ? 'Contar billetes' : 'Escribir el monto'}
          </Button>
        )}
        {!is_cash && expected !== null && amount !== expected && exact(expected).gte(0) && (
          <Button
            size="sm"
            variant="ghost"
            icon="check"
            onClick={() => {
              onChange({ amount: expected, denominations: null });
              // The button goes, and the count goes on with the next method, or with the notes after the last one.
              box.current?.nextElementSibling?.querySelector<HTMLElement>('input, textarea')?.focus();
            }}
          >
            Coincide
          </Button>
        )}
      </Row>
    </Box>
  );
}

/** «Falta Bs. 10,00», «Sobra $ 1,00», «Cuadra». */
export function Difference({ amount, currency }: { amount: string; currency: string }) {
  const judgement = judge(amount);
  if (judgement === 'exact') return <Badge tone="ok">Cuadra</Badge>;
  const money = formatMoney(toMoney(exact(amount).abs()), currency);
  return (
    <Badge tone={judgement === 'short' ? 'bad' : 'gold'}>
      {judgement === 'short' ? `Falta ${money}` : `Sobra ${money}`}
    </Badge>
  );
}
