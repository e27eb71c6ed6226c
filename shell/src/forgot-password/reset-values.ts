import { fieldText } from '@cuadra/shared/client';
import { requestPasswordReset, resetPassword } from '@cuadra/shared/contract';
import { LEAST } from '../account/password/strength.ts';

export const askSchema = requestPasswordReset.body;

/** The code and the new password; the name is known by then. */
export const chooseSchema = resetPassword.body.pick({ code: true, password: true });

export interface ChooseValues {
  code: string;
  password: string;
}

const SENTENCES: Readonly<Record<string, string>> = {
  'username required': 'Escribe tu usuario o tu correo.',
  'code not-a-code': 'Escribe los 6 dígitos que te llegaron.',
  'code wrong-or-expired': 'No es este código, o ya venció. Revísalo, o pide otro.',
  'password too-short': `Usa al menos ${LEAST} caracteres.`,
  'password too-common':
    'Es de las que se prueban primero. Elige una que solo tú conozcas, como tres o cuatro palabras.',
};

/** A sentence for what is wrong with a field. */
export function resetFieldError(field: string, reason: string): string {
  return SENTENCES[`${field} ${reason}`] ?? fieldText(reason);
}
