import { errorText, fieldText } from '@cuadra/shared/client';
import {
  currencySymbol,
  IDENTIFICATION_TYPES,
  type IdentificationType,
  isIdentification,
  newClientId,
} from '@cuadra/shared/domain';
import { useCan } from '@cuadra/shared/state';
import { Button, Field, MoneyInput, Notice, Row, Select, Stack, TextInput } from '@cuadra/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { NewClient, SaleClient } from '../../sale/sale-client.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import { useCreateClient } from './use-create-client.ts';

export interface ClientFormProps {
  start: NewClient;
  rate: SaleRate | undefined;
  onCreated: (client: SaleClient) => void;
  onBack: () => void;
}

const Identification = styled.div`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr);
  gap: var(--s-2);
`;

type FieldErrors = Readonly<Record<string, string>>;

/** A client with what a counter asks for; the rest is written in Clientes when there is time. */
export function ClientForm({ start, rate, onCreated, onBack }: ClientFormProps) {
  const mayGiveCredit = useCan(['sales', 'credit_sale']);
  const [draft, setDraft] = useState({ ...start, phone: '', credit_limit: '' });
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  // The same one for every try: a client whose answer was lost is not made twice.
  const [id, setId] = useState(newClientId);
  const name = useRef<HTMLInputElement>(null);
  const { write: create, isPending, error } = useCreateClient(onCreated);
  useEffect(() => setFieldErrors({ ...error?.fields }), [error]);
  useEffect(() => name.current?.focus(), []);

  const write = (change: Partial<typeof draft>) => {
    setDraft({ ...draft, ...change });
    setFieldErrors({});
    // Another client than the one that was sent.
    if (error) setId(newClientId());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultsOf(draft);
    setFieldErrors(found);
    if (Object.keys(found).length > 0 || isPending) return;
    const body = {
      id,
      name: draft.name.trim(),
      identification: draft.identification.trim() || null,
      identification_type: draft.identification.trim() ? draft.identification_type : null,
      phone: draft.phone.trim() || null,
      credit_limit: draft.credit_limit || null,
    };
    void create(body);
  };
  const fault = (field: string) => {
    const reason = fieldErrors[field];
    return reason && (SENTENCES[reason] ?? fieldText(reason));
  };

  return (
    <Stack as="form" onSubmit={submit} noValidate>
      <Field label="Nombre" required error={fault('name')}>
        <TextInput
          ref={name}
          value={draft.name}
          onChange={(event) => write({ name: event.target.value })}
          maxLength={120}
          autoComplete="off"
        />
      </Field>
      <Identification>
        <Field label="Tipo">
          <Select
            value={draft.identification_type}
            onChange={(event) => write({ identification_type: event.target.value as IdentificationType })}
            options={IDENTIFICATION_TYPES.map((type) => ({ value: type, label: type }))}
          />
        </Field>
        <Field label="Cédula o RIF" error={fault('identification')}>
          <TextInput
            value={draft.identification}
            onChange={(event) => write({ identification: event.target.value })}
            maxLength={20}
            inputMode="numeric"
            autoComplete="off"
          />
        </Field>
      </Identification>
      <Field label="Teléfono" error={fault('phone')}>
        <TextInput
          type="tel"
          value={draft.phone}
          onChange={(event) => write({ phone: event.target.value })}
          maxLength={40}
          placeholder="0414-1234567"
          autoComplete="off"
        />
      </Field>
      {mayGiveCredit && rate && (
        <Field
          label={`Límite de crédito en ${currencySymbol(rate.alternative).symbol}`}
          hint="Vacío: sin límite."
          error={fault('credit_limit')}
        >
          <MoneyInput
            currency={rate.alternative}
            value={draft.credit_limit}
            onValueChange={(value) => write({ credit_limit: value ?? '' })}
          />
        </Field>
      )}
      {error && Object.keys(fieldErrors).length === 0 && <Notice tone="bad">{errorText(error)}</Notice>}
      <Row $justify="end">
        <Button icon="arrow-left" onClick={onBack}>
          Volver a buscar
        </Button>
        <Button variant="primary" type="submit" loading={isPending} shortcut="Enter">
          Crear cliente
        </Button>
      </Row>
    </Stack>
  );
}

const SENTENCES: Readonly<Record<string, string>> = {
  required: 'Escribe el nombre del cliente.',
  'not-an-identification': 'No parece una cédula ni un RIF. Revisa el número.',
};

function faultsOf(draft: NewClient): FieldErrors {
  const number = draft.identification.trim();
  return {
    ...(draft.name.trim() === '' && { name: 'required' }),
    ...(number !== '' &&
      !isIdentification(draft.identification_type, number) && { identification: 'not-an-identification' }),
  };
}
