import { fieldText } from '@cuadra/shared/client';
import { changePassword } from '@cuadra/shared/contract';
import { LEAST } from './strength.ts';

export interface PasswordValues {
  currentPassword: string;
  password: string;
  /** Entered once more: a slip of the finger locks nobody out. */
  repeated: string;
}

export const NO_PASSWORDS: PasswordValues = { currentPassword: '', password: '', repeated: '' };

/** What is to be changed, held against the contract. */
export const passwordFormSchema = changePassword.body
  .pick({ currentPassword: true, password: true })
  .extend({ repeated: changePassword.body.shape.currentPassword })
  .superRefine(({ currentPassword, password, repeated }, context) => {
    if (password === currentPassword) {
      context.addIssue({ code: 'custom', path: ['password'], message: 'same-as-before' });
    }
    if (password !== repeated) context.addIssue({ code: 'custom', path: ['repeated'], message: 'differs' });
  });

const SENTENCES: Readonly<Record<string, string>> = {
  'currentPassword required': 'Escribe la contraseña que usas ahora.',
  'currentPassword wrong': 'Esta no es tu contraseña actual. Escríbela de nuevo.',
  'password too-common':
    'Es de las que se prueban primero. Elige una que solo tú conozcas, como tres o cuatro palabras.',
  'password too-short': `Usa al menos ${LEAST} caracteres.`,
  'password same-as-before': 'Es la misma que ya tienes. Escribe otra.',
  'repeated required': 'Escríbela otra vez.',
  'repeated differs': 'No es igual a la de arriba. Escríbela de nuevo.',
};

/** A sentence for what is wrong with a field. */
export function passwordFieldError(field: keyof PasswordValues, reason: string): string {
  return SENTENCES[`${field} ${reason}`] ?? fieldText(reason);
}
