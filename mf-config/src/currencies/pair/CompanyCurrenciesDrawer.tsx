import { notify, useCurrencies } from '@cuadra/shared/state';
import { Button, ConfirmDialog, Field, Notice, Select, Text } from '@cuadra/shared/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { NO_CURRENCIES } from '../../rate/rate-draft.ts';
import { useCurrenciesList } from '../use-currencies-list.ts';
import { consequences, isSamePair, type Pair, pairErrorText, withChosen } from './pair-change.ts';
import { useChangePair } from './use-change-pair.ts';

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
`;

const Means = styled.ul`
  display: grid;
  gap: var(--s-2);
  padding-inline-start: 18px;
  list-style: disc;
  color: var(--ink-2);
  text-wrap: pretty;
`;

/** Which two currencies the company works in, and what changing them means. */
export function CompanyCurrenciesDrawer({ onClose }: { onClose: () => void }) {
  const used = useCurrencies();
  if (!used) return <Notice tone="bad">{NO_CURRENCIES}</Notice>;
  return <PairForm before={{ main: used.main, alternative: used.alternative }} onSaved={onClose} />;
}

function PairForm({ before, onSaved }: { before: Pair; onSaved: () => void }) {
  const { data = [] } = useCurrenciesList();
  const change = useChangePair();
  const [pair, setPair] = useState(before);
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const isSame = isSamePair(before, pair);
  const codes = [...new Set([before.main, before.alternative, ...data.map(({ iso_code }) => iso_code)])];
  const options = codes.map((code) => {
    const name = data.find(({ iso_code }) => iso_code === code)?.name;
    return { value: code, label: name ? `${name} (${code})` : code };
  });
  const choose = (which: keyof Pair, currency: string) => {
    setTrouble(undefined);
    setPair(withChosen(pair, which, currency));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isSame) setAsking(true);
  };
  const save = async () => {
    try {
      await change(pair);
    } catch (error) {
      setTrouble(pairErrorText(error));
      return;
    }
    notify.success(`Ahora trabajas en ${pair.main} y ${pair.alternative}.`);
    onSaved();
  };

  return (
    <Form onSubmit={submit}>
      <Text $tone="soft">
        En la principal llevas tus cuentas; la alternativa se muestra siempre al lado, y puedes cobrar en las
        dos.
      </Text>
      <Field label="Moneda principal">
        <Select options={options} value={pair.main} onChange={({ target }) => choose('main', target.value)} />
      </Field>
      <Field label="Moneda alternativa">
        <Select
          options={options}
          value={pair.alternative}
          onChange={({ target }) => choose('alternative', target.value)}
        />
      </Field>
      {!isSame && (
        <section aria-label="Qué significa este cambio">
          <Means>
            {consequences(before, pair).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Means>
        </section>
      )}
      {trouble && <Notice tone="bad">{trouble}</Notice>}
      <div>
        <Button type="submit" variant="primary" disabled={isSame}>
          Cambiar monedas
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`¿Trabajar en ${pair.main} y ${pair.alternative}?`}
        confirm="Cambiar monedas"
        onConfirm={save}
      >
        Ahora trabajas en {before.main} y {before.alternative}. {consequences(before, pair)[0]} Antes de
        cambiar, termina las ventas que estén abiertas en tus cajas.
      </ConfirmDialog>
    </Form>
  );
}
