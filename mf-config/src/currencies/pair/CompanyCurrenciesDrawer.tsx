import { updateCurrenciesUsed } from '@cuadra/shared/contract';
import { FormErrors, FormQuestion, useEntityForm } from '@cuadra/shared/form';
import { notify, useCurrencies } from '@cuadra/shared/state';
import { Button, Field, Notice, Select, Stack, Text } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { NO_CURRENCIES } from '../../rate/rate-values.ts';
import { useCurrenciesList } from '../use-currencies-list.ts';
import { consequences, isSamePair, type Pair, pairFieldError, withChosen } from './pair-change.ts';
import { useChangePair } from './use-change-pair.ts';

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
  const entity = useEntityForm({
    schema: updateCurrenciesUsed.body,
    values: before,
    asksBefore: () => true,
    send: change,
    onSaved: (_, { main, alternative }) => {
      notify.success(`Ahora trabajas en ${main} y ${alternative}.`);
      onSaved();
    },
    fieldError: pairFieldError,
  });
  const pair = entity.form.watch();
  const isSame = isSamePair(before, pair);
  const codes = [...new Set([before.main, before.alternative, ...data.map(({ iso_code }) => iso_code)])];
  const options = codes.map((code) => {
    const name = data.find(({ iso_code }) => iso_code === code)?.name;
    return { value: code, label: name ? `${name} (${code})` : code };
  });
  const choose = (which: keyof Pair, currency: string) => {
    const { main, alternative } = withChosen(pair, which, currency);
    entity.form.setValue('main', main, { shouldDirty: true });
    entity.form.setValue('alternative', alternative, { shouldDirty: true });
  };

  return (
    <Stack as="form" $gap={4} onSubmit={entity.onSubmit}>
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
      <FormErrors form={entity} fields={['main', 'alternative']} />
      <div>
        <Button type="submit" variant="primary" disabled={isSame}>
          Cambiar monedas
        </Button>
      </div>
      <FormQuestion
        form={entity}
        title={`¿Trabajar en ${pair.main} y ${pair.alternative}?`}
        confirm="Cambiar monedas"
      >
        Ahora trabajas en {before.main} y {before.alternative}. {consequences(before, pair)[0]} Antes de
        cambiar, termina las ventas que estén abiertas en tus cajas.
      </FormQuestion>
    </Stack>
  );
}
