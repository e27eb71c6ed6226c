import { Field, Notice } from '@cuadra/shared/ui';
import { PasswordInput } from '../../form/PasswordInput.tsx';
import { Pair } from '../../form/parts.ts';
import { useSigned } from '../../session/offer-context.tsx';
import { type PasswordValues, passwordProblem } from './password-draft.ts';
import { StrengthMeter } from './StrengthMeter.tsx';
import { passwordStrength } from './strength.ts';
import type { ChangePassword } from './use-change-password.ts';

/** The password before, and twice the new one. */
export function PasswordFields({ form, trouble }: Pick<ChangePassword, 'form' | 'trouble'>) {
  const { user } = useSigned().state;
  const { errors } = form.formState;
  const problem = (field: keyof PasswordValues) => {
    const reason = errors[field]?.message;
    return reason && passwordProblem(field, reason);
  };
  const written = form.watch('password');
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
      <Field label="Contraseña actual" error={problem('currentPassword')}>
        <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
      </Field>
      <Pair>
        <Field
          label="Contraseña nueva"
          error={problem('password')}
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
        <Field label="Repite la contraseña nueva" error={problem('repeated')}>
          <PasswordInput {...form.register('repeated')} autoComplete="new-password" />
        </Field>
      </Pair>
      {trouble && <Notice tone="bad">{trouble}</Notice>}
    </>
  );
}
