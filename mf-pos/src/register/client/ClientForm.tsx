import { CLIENT_ID_PREFIX, currencySymbol } from '@cuadra/shared/domain';
import { FormErrors, IdentityFields, useEntityForm } from '@cuadra/shared/form';
import { useCan } from '@cuadra/shared/state';
import { Button, Checkbox, Field, MoneyInput, Row, Stack, TextInput } from '@cuadra/shared/ui';
import { useEffect, useMemo, useRef } from 'react';
import { Controller } from 'react-hook-form';
import { useCatalogue } from '../../offline/catalogue/use-catalogue.ts';
import type { NewClient, SaleClient } from '../../sale/sale-client.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import { type ClientValues, clientFieldError, clientFormSchema } from './client-values.ts';
import { useCreateClient } from './use-create-client.ts';

export interface ClientFormProps {
  start: NewClient | ClientValues;
  rate: SaleRate | undefined;
  onCreated: (client: SaleClient) => void;
  /** The identification that was typed is of somebody who is registered; nobody was created. */
  onKnown: (client: SaleClient, typed: ClientValues) => void;
  onBack: () => void;
}

/**
 * A client with what a counter asks for; the rest is written in Clientes when there is time. In the dialog of the search
 * that it comes from and leads back to, so that it is no `FormDialog`.
 */
export function ClientForm({ start, rate, onCreated, onKnown, onBack }: ClientFormProps) {
  const mayGiveCredit = useCan(['sales', 'credit_sale']);
  const mayMark = useCan(['clients', 'update']);
  const catalogue = useCatalogue();
  const usesWholesale = useMemo(() => catalogue.hasWholesale(), [catalogue]);
  const create = useCreateClient();
  const isShown = useRef(false);
  const values: ClientValues = { phone: '', credit_limit: '', ...start };
  const client = useEntityForm({
    schema: clientFormSchema,
    values,
    send: async (body, id) => {
      const sent = `${CLIENT_ID_PREFIX}${id}`;
      const saved = await create({ id: sent, ...body });
      return { saved, isKnown: saved.id !== sent };
    },
    onSaved: ({ saved, isKnown }) => {
      // Who has gone on to something else does not get them into another sale.
      if (!isShown.current) return;
      if (isKnown) onKnown(saved, form.getValues());
      else onCreated(saved);
    },
    fieldError: clientFieldError,
  });
  const { form, errorOf } = client;
  useEffect(() => {
    isShown.current = true;
    form.setFocus('name');
    return () => {
      isShown.current = false;
    };
  }, [form]);

  return (
    <Stack as="form" onSubmit={client.onSubmit} noValidate>
      <Field label="Nombre" required error={errorOf('name')}>
        <TextInput {...form.register('name')} maxLength={120} autoComplete="off" />
      </Field>
      <IdentityFields
        type={form.register('identification_type')}
        number={form.register('identification')}
        label="Cédula o RIF"
        error={errorOf('identification')}
        numeric
      />
      <Field label="Teléfono" error={errorOf('phone')}>
        <TextInput
          {...form.register('phone')}
          type="tel"
          maxLength={40}
          placeholder="0414-1234567"
          autoComplete="off"
        />
      </Field>
      {mayGiveCredit && rate && (
        <Field
          label={`Límite de crédito en ${currencySymbol(rate.alternative).symbol}`}
          hint="Vacío: sin límite."
          error={errorOf('credit_limit')}
        >
          <Controller
            control={form.control}
            name="credit_limit"
            render={({ field: { ref, value, onChange } }) => (
              <MoneyInput
                ref={ref}
                currency={rate.alternative}
                value={value}
                onValueChange={(amount) => onChange(amount ?? '')}
              />
            )}
          />
        </Field>
      )}
      {mayMark && usesWholesale && (
        <Controller
          control={form.control}
          name="is_wholesale"
          render={({ field: { name, value, onChange } }) => (
            <Checkbox
              name={name}
              label="Cliente al mayor"
              hint="Siempre se le cobra el precio al mayor."
              checked={value === true}
              onCheckedChange={onChange}
            />
          )}
        />
      )}
      <FormErrors form={client} />
      <Row $justify="end">
        <Button icon="arrow-left" onClick={onBack}>
          Volver a buscar
        </Button>
        <Button variant="primary" type="submit" loading={client.isSubmitting} shortcut="Enter">
          Crear cliente
        </Button>
      </Row>
    </Stack>
  );
}
