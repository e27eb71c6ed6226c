import { useCallMutation } from '@cuadra/shared/client';
import { setReleaseTeam } from '@cuadra/shared/contract';
import { useEntityForm } from '@cuadra/shared/form';
import { Button, Card, Field, Row, TextInput } from '@cuadra/shared/ui';
import { z } from 'zod';
import { useChange } from './use-releases.ts';

const schema = z.object({
  address: z
    .string()
    .trim()
    .transform((text) => text || null)
    .refine((text) => setReleaseTeam.body.safeParse({ address: text }).success, 'not-an-email'),
});

/** Where the team is told when a version is taken out. */
export function AddressForm({ module, address }: { module: string; address: string | null }) {
  const change = useChange();
  const { mutateAsync } = useCallMutation('PUT /releases/{module}/team');
  const { form, errorOf, onSubmit, isSubmitting } = useEntityForm({
    schema,
    values: { address: address ?? '' },
    send: (body) =>
      change(body.address === null ? 'Ya no se avisa a nadie.' : `Los avisos van a ${body.address}.`, () =>
        mutateAsync({ params: { module }, body }),
      ),
    onSaved: () => undefined,
    errorText: () => undefined,
  });
  return (
    <Card $pad as="form" noValidate aria-label="Avisos al equipo" onSubmit={onSubmit}>
      <Field
        label="Correo del equipo"
        error={errorOf('address')}
        hint="Recibe un aviso cuando Cuadra retira sola una versión que falla. Vacío: nadie."
      >
        <Row>
          <TextInput {...form.register('address')} type="email" autoComplete="off" maxLength={200} />
          <Button type="submit" loading={isSubmitting}>
            Guardar
          </Button>
        </Row>
      </Field>
    </Card>
  );
}
