import type { PaymentMethod } from '@cuadra/shared/contract';
import { exact, formatMoney } from '@cuadra/shared/domain';
import { notify } from '@cuadra/shared/state';
import {
  Button,
  DrawerFoot,
  DrawerStack,
  Field,
  MoneyInput,
  Notice,
  Select,
  TextInput,
} from '@cuadra/shared/ui';
import { type FormEvent, useState } from 'react';
import { formError, useAttemptId, useMoveCash } from './use-cash-session.ts';

export type MovementKind = 'pay_in' | 'pay_out';

export interface MovementFormProps {
  kind: MovementKind;
  methods: readonly PaymentMethod[];
  onDone: () => void;
}

const WORDS = {
  pay_in: { does: 'Registrar entrada', done: 'Entrada registrada', example: 'Sencillo para dar vuelto' },
  pay_out: { does: 'Registrar salida', done: 'Salida registrada', example: 'Pago al proveedor de hielo' },
} as const;

/** Puts money into the session or takes it out without a sale, and says why. */
export function MovementForm({ kind, methods, onDone }: MovementFormProps) {
  // What is put in and taken out is nearly always cash.
  const offered = [...methods].sort((a, b) => Number(b.is_cash) - Number(a.is_cash));
  const [methodId, setMethodId] = useState(offered[0]?.id ?? '');
  const [amount, setAmount] = useState<string | null>('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const move = useMoveCash();
  const error = formError(move.error);
  const idOf = useAttemptId();
  const method = offered.find(({ id }) => id === methodId);
  const isAmountGood = amount !== null && amount !== '' && exact(amount).gt(0);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!method || !isAmountGood || reason.trim() === '') return;
    const body = { kind, payment_method_id: method.id, amount, reason: reason.trim() };
    move.mutate(
      { body: { id: idOf(body), ...body } },
      {
        onSuccess: () => {
          notify.success(`${WORDS[kind].done}: ${formatMoney(amount, method.currency)}.`);
          onDone();
        },
      },
    );
  };

  return (
    <DrawerStack as="form" onSubmit={submit} noValidate>
      {error && <Notice tone="bad">{error}</Notice>}
      <Field label="Método">
        <Select
          value={methodId}
          options={offered.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => setMethodId(target.value)}
        />
      </Field>
      <Field label="Monto" error={isTried && !isAmountGood ? 'Escribe un monto mayor que cero.' : undefined}>
        <MoneyInput
          autoFocus
          currency={method?.currency ?? ''}
          placeholder="0,00"
          value={amount ?? ''}
          onValueChange={setAmount}
        />
      </Field>
      <Field
        label="Motivo"
        hint={`Por ejemplo: ${WORDS[kind].example}.`}
        error={isTried && reason.trim() === '' ? 'Escribe el motivo: sale en el reporte.' : undefined}
      >
        <TextInput maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <DrawerFoot>
        <Button onClick={onDone}>Volver</Button>
        <Button type="submit" variant="primary" loading={move.isPending}>
          {WORDS[kind].does}
        </Button>
      </DrawerFoot>
    </DrawerStack>
  );
}
