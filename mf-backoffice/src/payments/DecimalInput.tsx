import { QuantityInput, useTypedText } from '@cuadra/shared/ui';

/** A rate, given out a moment after the last key: each one is asked for. */
export function DecimalInput(props: { value: string; onValueChange: (value: string | undefined) => void }) {
  const { typed, setTyped } = useTypedText(props.value, (text) => props.onValueChange(text || undefined));
  return <QuantityInput value={typed} onValueChange={(value) => setTyped(value ?? '')} />;
}
