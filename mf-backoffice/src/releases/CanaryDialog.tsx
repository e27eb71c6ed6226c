import { useCallMutation } from '@cuadra/shared/client';
import type { ListedModule } from '@cuadra/shared/contract';
import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { type ComboboxOption, Field, IconButton, Row, Select, Stack, Text } from '@cuadra/shared/ui';
import { z } from 'zod';
import { CompanyPicker } from './CompanyPicker.tsx';
import { EffectText } from './EffectText.tsx';
import { percent } from './names.ts';
import { useChange } from './use-releases.ts';

const SHARES = [0, 0.01, 0.05, 0.1, 0.25, 0.5, 1];
/** More would not fit into the address of the question what it does. */
const MOST_NAMED = 100;

const schema = z
  .object({
    share: z.string(),
    named: z.array(z.object({ value: z.string(), label: z.string() })).max(MOST_NAMED, 'too-long'),
  })
  .refine(({ share, named }) => Number(share) > 0 || named.length > 0, {
    path: ['share'],
    message: 'nobody',
  });

export interface CanaryDialogProps {
  module: ListedModule;
  version: string;
  onClose: () => void;
}

/** Gives a version to a share of the companies and to those that are named; made wider, nobody loses it. */
export function CanaryDialog({ module, version, onClose }: CanaryDialogProps) {
  const { name, canary, companies } = module;
  const change = useChange();
  const { mutateAsync } = useCallMutation('PUT /releases/{module}/canary');
  const before = canary?.version === version ? canary : null;
  const entity = useEntityForm({
    schema,
    values: {
      share: String(before?.share ?? 0.1),
      named: (before?.companies ?? []).map((id) => ({
        value: id,
        label: companies.find((one) => one.id === id)?.name ?? id,
      })),
    },
    send: ({ share, named }) =>
      change(`${name} ${version} es canario.`, () =>
        mutateAsync({
          params: { module: name },
          body: {
            canary: { version, share: Number(share), companies: named.map(({ value }) => value) },
          },
        }),
      ),
    onSaved: onClose,
    fieldError: () => 'Elige una parte de las empresas, o nombra alguna.',
    // `useChange` has said it.
    errorText: () => undefined,
  });
  const { form, errorOf } = entity;
  const share = form.watch('share');
  const named: ComboboxOption[] = form.watch('named');
  const setNamed = (next: ComboboxOption[]) => form.setValue('named', next, { shouldDirty: true });
  const shares = [...new Set([...SHARES, Number(share)])].sort((a, b) => a - b);
  return (
    <FormDialog
      form={entity}
      title={`Dar ${version} a algunas empresas`}
      description="Las demás siguen con la activa."
      submit="Dar la versión"
      onClose={onClose}
    >
      <Field
        label="Parte de las empresas"
        error={errorOf('share')}
        hint="Siempre las mismas; al ampliar, solo entran más."
      >
        <Select
          {...form.register('share')}
          options={shares.map((one) => ({
            value: String(one),
            label: one === 0 ? 'Solo las que nombres' : percent(one, 0),
          }))}
        />
      </Field>
      <Field label="También a esta empresa" error={errorOf('named')}>
        <CompanyPicker
          key={named.length}
          value={null}
          onValueChange={(company) => {
            if (company && !named.some(({ value }) => value === company.value)) setNamed([...named, company]);
          }}
        />
      </Field>
      {named.length > 0 && (
        <Stack as="ul" $gap={1} aria-label="Empresas que nombraste">
          {named.map(({ value, label }) => (
            <Row key={value} as="li">
              <Text as="span">{label}</Text>
              <IconButton
                icon="x"
                size="sm"
                label={`Quitar a ${label}`}
                onClick={() => setNamed(named.filter((one) => one.value !== value))}
              />
            </Row>
          ))}
        </Stack>
      )}
      <EffectText
        module={name}
        change={{
          ...{ change: 'canary', version, share: Number(share) },
          ...(named.length > 0 && { companies: named.map(({ value }) => value).join(',') }),
        }}
      />
    </FormDialog>
  );
}
