import { useAllPages } from '@cuadra/shared/client';
import type { StoreMethod } from '@cuadra/shared/contract';
import { Field, LoadFailed, Notice, Skeleton, Text, TextArea } from '@cuadra/shared/ui';
import { FormSection } from '../FormSection.tsx';
import { moved } from '../rows.ts';
import { Rows } from '../rows-style.ts';
import { useStoreForm } from '../store-form-context.ts';
import { MethodRow } from './MethodRow.tsx';
import { newStoreMethod } from './method-details.ts';

/** Which of the company's payment methods buyers see, in which order, and what they need to pay by each. */
export function MethodsSection() {
  const { form, chosen, errorOf } = useStoreForm();
  const shown = form.watch('methods');
  const { data, error, hasNextPage, refetch } = useAllPages('GET /payment_methods', {
    query: { limit: 200 },
  });
  const set = (next: StoreMethod[]) => form.setValue('methods', next, chosen);
  const without = (id: string) => shown.filter(({ payment_method_id }) => payment_method_id !== id);
  const others = data?.filter(
    ({ id, is_hidden }) => !is_hidden && !shown.some((method) => method.payment_method_id === id),
  );
  const wrong = errorOf('methods');
  const isThere = data && !hasNextPage;
  return (
    <FormSection title="Cómo te pagan" about="Marca los métodos que ve quien te compra, y ordénalos.">
      {wrong && <Notice tone="bad">{wrong}</Notice>}
      {!isThere && !error && <Skeleton height={160} radius="var(--r-2)" />}
      {!isThere && error && (
        <LoadFailed
          level={3}
          title="No pudimos cargar tus métodos de pago"
          error={error}
          onRetry={() => refetch()}
        />
      )}
      {isThere && (
        <Rows aria-label="Métodos de pago">
          {shown.map((method, index) => (
            <MethodRow
              key={method.payment_method_id}
              method={data.find(({ id }) => id === method.payment_method_id)}
              shown={method}
              index={index}
              count={shown.length}
              onChange={(changed) => set(shown.map((other) => (other === method ? changed : other)))}
              onMove={(step) => set(moved(shown, index, step))}
              onToggle={() => set(without(method.payment_method_id))}
            />
          ))}
          {others?.map((method) => (
            <MethodRow
              key={method.id}
              method={method}
              onToggle={() => set([...shown, newStoreMethod(method.id)])}
            />
          ))}
        </Rows>
      )}
      {isThere && data.length === 0 && (
        <Text $tone="soft">Tu empresa no tiene métodos de pago todavía. Agrégalos en Ajustes.</Text>
      )}
      <Field
        label="Instrucciones para pagar"
        error={errorOf('payment_instructions')}
        hint="Lo que vale para todos los métodos: cuándo confirmas, a quién avisar."
      >
        <TextArea {...form.register('payment_instructions')} rows={3} maxLength={1000} />
      </Field>
    </FormSection>
  );
}
