import { useEffect, useEffectEvent, useState } from 'react';
import { useCall } from '../../client/index.ts';
import type { PaymentMethod } from '../../contract/index.ts';
import { type CurrencyPair, exact, toMoney } from '../../domain/index.ts';
import {
  Button,
  Field,
  Grid,
  IconButton,
  LoadFailed,
  MoneyInput,
  Notice,
  Row,
  Select,
  Skeleton,
  Stack,
  TextInput,
} from '../../ui/index.ts';
import { amountIn, newTender, paidIn, type TenderValues } from './tender-values.ts';

export interface TenderFieldsProps {
  value: readonly TenderValues[];
  onChange: (value: TenderValues[]) => void;
  /** What there is to pay, and at what it is converted. */
  owed: { amount: string; currency: string };
  pair: CurrencyPair | undefined;
  error: string | undefined;
  /** Nothing else is asked: the first payment stands there at once, of all that is owed. */
  startsWithOne?: boolean;
}

/** The most that the contract takes. */
const MOST = 20;

/** With what something is paid: methods, amounts and references, in either currency. */
export default function TenderFields(props: TenderFieldsProps) {
  const { value, onChange, owed, pair, error, startsWithOne = false } = props;
  const methods = useCall('GET /payment_methods', { query: { limit: 200 } }, { staleTime: 30_000 });
  const [usual] = methods.data?.items.filter(isOffered) ?? [];
  const [isBegun, setBegun] = useState(false);
  const isFirst = startsWithOne && !isBegun && usual !== undefined;
  const begin = useEffectEvent(() => {
    setBegun(true);
    if (usual && value.length === 0) onChange([newTender(usual, owed, pair)]);
  });
  useEffect(() => {
    if (isFirst) begin();
  }, [isFirst]);
  if (!methods.data)
    return methods.error ? (
      <LoadFailed
        level={3}
        title="No pudimos cargar tus métodos de pago"
        error={methods.error}
        onRetry={methods.refetch}
      />
    ) : (
      <Skeleton height={68} radius="var(--r-2)" />
    );
  const known = methods.data.items.filter(isOffered);
  const [first] = known;
  if (!first) return <Notice tone="warning">Tu empresa todavía no tiene métodos de pago.</Notice>;
  const rest = () => ({
    ...owed,
    amount: toMoney(exact(owed.amount).minus(paidIn(value, owed.currency, pair))),
  });
  const set = (key: string, change: Partial<TenderValues>) =>
    onChange(value.map((one) => (one.key === key ? { ...one, ...change } : one)));
  return (
    <Stack $gap={3}>
      {value.map((one, index) => (
        <Tender
          key={one.key}
          value={one}
          place={value.length > 1 ? ` ${index + 1}` : ''}
          methods={known}
          autoFocus={startsWithOne && index === 0}
          onMethod={({ id, currency }) =>
            set(one.key, {
              payment_method_id: id,
              currency,
              // The same money in the currency of the other method.
              amount: amountIn(one.amount || '0', one.currency, currency, pair) ?? '',
            })
          }
          onChange={(change) => set(one.key, change)}
          {...(value.length > 1 && { onRemove: () => onChange(value.filter(({ key }) => key !== one.key)) })}
        />
      ))}
      {error && <Notice tone="bad">{error}</Notice>}
      {value.length < MOST && (
        <Row>
          <Button size="sm" icon="plus" onClick={() => onChange([...value, newTender(first, rest(), pair)])}>
            {value.length === 0 ? 'Agregar un pago' : 'Agregar otro pago'}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

interface TenderProps {
  value: TenderValues;
  /** After the names of its fields, where there are several. */
  place: string;
  methods: readonly PaymentMethod[];
  /** It comes later than the rest of its dialog, and is what is filled in first. */
  autoFocus: boolean;
  onMethod: (method: PaymentMethod) => void;
  onChange: (change: Partial<TenderValues>) => void;
  onRemove?: () => void;
}

function Tender({ value, place, methods, autoFocus, onMethod, onChange, onRemove }: TenderProps) {
  const method = methods.find(({ id }) => id === value.payment_method_id);
  return (
    <Stack $gap={2}>
      <Grid $min={150} $gap={2} $align="end">
        <Field label={`Método de pago${place}`}>
          <Select
            autoFocus={autoFocus}
            value={value.payment_method_id}
            onChange={({ target }) => {
              const next = methods.find(({ id }) => id === target.value);
              if (next) onMethod(next);
            }}
            options={methods.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Field>
        <Field label={`Monto${place}`}>
          <MoneyInput
            currency={value.currency}
            value={value.amount ?? ''}
            onValueChange={(amount) => onChange({ amount })}
          />
        </Field>
      </Grid>
      <Grid $columns={onRemove ? 'minmax(0, 1fr) 44px' : 'minmax(0, 1fr)'} $gap={2} $align="end">
        <Field label={`Referencia${place}`} required={method?.needs_reference ?? false}>
          <TextInput
            value={value.reference}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => onChange({ reference: target.value })}
          />
        </Field>
        {onRemove && <IconButton icon="trash" label={`Quitar el pago${place}`} onClick={onRemove} />}
      </Grid>
    </Stack>
  );
}

/** The company may have hidden it. */
function isOffered({ is_hidden }: PaymentMethod): boolean {
  return !is_hidden;
}
