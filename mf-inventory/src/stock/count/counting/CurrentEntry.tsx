import { exact, toQuantity } from '@cuadra/shared/domain';
import { Button, Card, Field, IconButton, QuantityInput, Row, Text } from '@cuadra/shared/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { CountEntry } from '../outbox/count-entry.ts';

const Box = styled(Card)`
  border-color: var(--brand);
  form {
    display: grid;
    gap: var(--s-3);
  }
`;

const Quantity = styled.div`
  flex: 1 1 120px;
`;

export interface CurrentEntryProps {
  entry: CountEntry;
  /** Of its product, or the code as long as nobody knows it. */
  name: string;
  /** Gets the canonical decimal; empty for none. */
  onChange: (qty: string) => void;
  onDone: () => void;
}

/** What is being counted: one more with each scan, or as many as are typed. */
export function CurrentEntry({ entry, name, onChange, onDone }: CurrentEntryProps) {
  const { qty } = entry;
  const input = useRef<HTMLInputElement>(null);
  // Chosen by its name, its quantity is typed; scanned, the scanner goes on.
  const isTyped = useRef(qty === '');
  useEffect(() => {
    if (isTyped.current) input.current?.focus();
  }, []);
  const step = (by: number) => {
    const next = exact(qty || 0).plus(by);
    if (next.gte(0)) onChange(toQuantity(next));
  };
  const done = (event: FormEvent) => {
    event.preventDefault();
    onDone();
  };
  return (
    <Box $pad as="section" aria-label="Contando">
      <form onSubmit={done}>
        <Text $strong $size="lg">
          {name}
        </Text>
        <Row $gap={2} $align="end">
          <IconButton type="button" icon="minus" label="Uno menos" onClick={() => step(-1)} />
          <Quantity>
            <Field label="Cantidad">
              <QuantityInput
                ref={input}
                value={qty}
                onValueChange={(typed) => {
                  // A quantity below zero, or no number, is none.
                  if (typed !== null && !typed.startsWith('-')) onChange(typed);
                }}
              />
            </Field>
          </Quantity>
          <IconButton type="button" icon="plus" label="Uno más" onClick={() => step(1)} />
          <Button type="submit" variant="primary">
            Listo
          </Button>
        </Row>
      </form>
    </Box>
  );
}
