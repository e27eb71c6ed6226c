import { fieldText, useCallCache, useCallMutation } from '@cuadra/shared/client';
import { addTeamMember, PLATFORM_KINDS, type PlatformKind } from '@cuadra/shared/contract';
import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { Field, Select, TextInput } from '@cuadra/shared/ui';
import { KIND_NAMES } from './member-text.ts';

const schema = addTeamMember.body.omit({ request_id: true });
const KINDS = PLATFORM_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }));

const SENTENCES: Readonly<Record<string, string>> = {
  'username already-used': 'Este usuario ya lo tiene otra persona. Escribe otro.',
  'username not-a-username': 'De 3 a 40 letras sin acento, números, puntos o guiones.',
  'email already-used': 'Este correo ya lo usa otra persona.',
};

/** Adds somebody to the team: what they sign in with they choose themselves, with a code by mail. */
export function AddMemberDialog({ onClose }: { onClose: () => void }) {
  const calls = useCallCache();
  const { mutateAsync } = useCallMutation('POST /backoffice/team');
  const entity = useEntityForm({
    schema,
    values: { kind: 'inspector' as PlatformKind, name: '', username: '', email: '' },
    draft: { name: 'team-member', isNew: true },
    send: (member, request_id) => mutateAsync({ body: { ...member, request_id } }),
    onSaved: (_, { name, email }) => {
      notify.success(`Agregaste a ${name}. Le escribimos a ${email} cómo elegir su contraseña.`);
      void calls.refresh('GET /backoffice/team', 'GET /backoffice/log');
      onClose();
    },
    fieldError: (field, reason) => SENTENCES[`${field} ${reason}`] ?? fieldText(reason),
  });
  const { form, errorOf } = entity;
  return (
    <FormDialog
      form={entity}
      title="Agregar persona al equipo"
      description="Elige su contraseña con un código que le llega a su correo: tú no la ves."
      submit="Agregar"
      onClose={onClose}
    >
      <Field
        label="Qué puede hacer"
        required
        error={errorOf('kind')}
        hint="Un super usuario decide en el Back Office. Un inspector solo mira dentro de las empresas."
      >
        <Select {...form.register('kind')} options={KINDS} />
      </Field>
      <Field label="Nombre" required error={errorOf('name')}>
        <TextInput {...form.register('name')} autoComplete="off" maxLength={120} />
      </Field>
      <Field label="Usuario" required error={errorOf('username')}>
        <TextInput
          {...form.register('username')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
      </Field>
      <Field label="Correo" required error={errorOf('email')}>
        <TextInput {...form.register('email')} type="email" autoComplete="off" maxLength={254} />
      </Field>
    </FormDialog>
  );
}
