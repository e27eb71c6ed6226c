import { fieldText } from '@cuadra/shared/client';
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from '@cuadra/shared/contract';

/** What is filled in, held against the contract. */
export const passwordSchema = beginSecondFactor.body;
export const codeSchema = confirmSecondFactor.body;
export const removalSchema = removeSecondFactor.body;

const SENTENCES: Readonly<Record<string, string>> = {
  'password required': 'Escribe tu contraseña.',
  'password wrong': 'Esta no es tu contraseña. Escríbela de nuevo.',
  'code not-a-code': 'Escribe los 6 números que ves en tu aplicación.',
  'code wrong':
    'No es ese código, o ya se usó. Espera el siguiente en tu aplicación, y revisa la hora de tu teléfono.',
};

/** A sentence for what is wrong with a field. */
export function secondFactorFieldError(field: 'password' | 'code', reason: string): string {
  return SENTENCES[`${field} ${reason}`] ?? fieldText(reason);
}

/** The secret in groups of four, as people type it: `ABCD EFGH …`. */
export function groupedSecret(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}

/** What is kept of the recovery codes as a file or on paper. */
export function recoverySheet(codes: readonly string[], username: string): string {
  return [
    'Códigos de recuperación de Cuadra',
    `Usuario: ${username}`,
    '',
    'Cada uno sirve una sola vez, en lugar del código de tu aplicación.',
    'Guárdalos donde nadie más los vea, y no en el mismo teléfono.',
    '',
    ...codes,
    '',
  ].join('\r\n');
}
