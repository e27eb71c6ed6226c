import type { EntityForm } from '@cuadra/shared/form';
import { Field, Grid } from '@cuadra/shared/ui';
import { useVisitor } from '../../navigation/use-visitor.ts';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import type { PasswordValues } from './password-values.ts';
import { StrengthMeter } from './StrengthMeter.tsx';
import { passwordStrength } from './strength.ts';

/** The password before, and twice the new one. */
export function PasswordFields({ form: { form, errorOf } }: { form: EntityForm<PasswordValues> }) {
  const { user } = useVisitor().state;
  const written = form.watch('password');
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
      <Field label="Contraseña actual" error={errorOf('currentPassword')}>
        <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
      </Field>
      <Grid $min={230} $gap={4} $align="start">
        <Field
          label="Contraseña nueva"
          error={errorOf('password')}
          hint={
            written ? (
              <StrengthMeter strength={passwordStrength(written, [user.name, user.username, user.email])} />
            ) : (
              'Varias palabras seguidas se recuerdan fácil y cuesta adivinarlas.'
            )
          }
        >
          <PasswordInput {...form.register('password')} autoComplete="new-password" />
        </Field>
        <Field label="Repite la contraseña nueva" error={errorOf('repeated')}>
          <PasswordInput {...form.register('repeated')} autoComplete="new-password" />
        </Field>
      </Grid>
    </>
  );
}
