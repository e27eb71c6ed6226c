/** The contract's own least. */
export const LEAST = 8;

export interface Strength {
  /** 0 is too little to be taken, 3 is good. */
  level: 0 | 1 | 2 | 3;
  /** What is to be said about it, and done. */
  text: string;
}

/** Passwords that everybody tries first. */
const COMMON = /^(12345678|123456789|password|contrase(ñ|n)a|qwerty|clave|venezuela|caracas|cuadra)/i;

/**
 * How hard a password is to guess, said plainly.
 *
 * @param personal what others know of its owner: name, username, mail
 */
export function passwordStrength(password: string, personal: readonly string[] = []): Strength {
  const length = [...password].length;
  if (length < LEAST) {
    const missing = LEAST - length;
    return { level: 0, text: missing === 1 ? 'Falta 1 carácter.' : `Faltan ${missing} caracteres.` };
  }
  if (holdsAny(password, personal)) {
    return { level: 1, text: 'Débil: no uses tu nombre, tu usuario ni tu correo.' };
  }
  const isCommon = COMMON.test(password) || new Set(password).size < 5 || isRun(password);
  if (isCommon) return { level: 1, text: 'Débil: es de las primeras que alguien probaría.' };
  const points = kindsOf(password) + (length >= 12 ? 1 : 0) + (length >= 16 ? 2 : 0);
  if (points <= 2) return { level: 2, text: 'Aceptable. Con otra palabra más sería mucho mejor.' };
  return { level: 3, text: 'Buena: será difícil de adivinar.' };
}

function kindsOf(password: string): number {
  return [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
}

function holdsAny(password: string, personal: readonly string[]): boolean {
  const text = password.toLowerCase();
  const words = personal.flatMap((value) => value.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return words.some((word) => word.length >= 4 && text.includes(word));
}

/** `abcdefgh`, `87654321`: each character follows the one before. */
function isRun(password: string): boolean {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1;
}
