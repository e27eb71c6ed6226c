import { fieldText } from '@cuadra/shared/client';
import { changePlan } from '@cuadra/shared/contract';

export const confirmFormSchema = changePlan.body.pick({ password: true, code: true });

export interface ConfirmValues {
  password: string;
  code: string;
}

const SENTENCES: Readonly<Record<string, string>> = {
  'password required': 'Escribe tu contraseña.',
  'password wrong': 'Esta no es tu contraseña. Escríbela de nuevo.',
  'code not-a-code': 'Escribe los 6 números que te enviamos.',
  'code wrong': 'No es el código que te enviamos. Revísalo.',
  'code expired': 'Este código ya no sirve. Pide otro.',
};

/** A sentence for what is wrong with a field. */
export function confirmFieldError(field: keyof ConfirmValues, reason: string): string {
  return SENTENCES[`${field} ${reason}`] ?? fieldText(reason);
}
