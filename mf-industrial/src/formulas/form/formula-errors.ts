import { ApiError, fieldText } from '@cuadra/shared/client';
import type { FormulaOutput } from './formula-schema.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  'makes required': 'Elige qué hace.',
  'makes unknown': 'Alguien lo retiró. Elige otro.',
  'name required': 'Escribe el nombre de la fórmula.',
  'name already-used': 'Otra fórmula ya se llama así.',
  'yield_qty not-a-decimal': 'Escribe cuánto sale.',
  'waste_percent too-large': 'Si todo se daña, no queda nada: escribe menos de 100 %.',
  'lines required': 'Agrega al menos algo que lleve.',
  'lines too_big': 'Una fórmula lleva hasta 100 renglones. Divídela en dos niveles.',
  'lines too-many-lines':
    'Con todo lo que llevan sus partes son demasiados renglones. Quítale niveles, o haz una parte por separado.',
  'name too-many': 'Ya tienes 2.000 fórmulas. Elimina las que no uses.',
  'lines circle': 'Así se haría de sí mismo. Mira el renglón marcado.',
  'lines unknown': 'Alguien retiró algo de lo que lleva. Mira el renglón marcado.',
  'costs not-allowed': 'Tu rol no permite cambiar costos.',
  'costs not-a-company-currency': 'Tu empresa ya no usa la moneda de un costo. Elige otra.',
  'byproducts too-large': 'Los subproductos no pueden llevar más del 100 % del costo.',
  'byproducts repeated': 'Un subproducto no puede ser algo que la fórmula lleva o hace.',
  'byproducts unknown': 'Alguien retiró un subproducto. Quítalo de la lista.',
};

/** A sentence for what is wrong with a field. */
export function formulaFieldError(field: string, reason: string): string {
  return SENTENCES[`${field} ${reason}`] ?? fieldText(reason);
}

const ROW_SENTENCES: Readonly<Record<string, string>> = {
  'qty not-a-decimal': 'Escribe cuánto.',
  'qty must-be-positive': 'Es menos de lo que se puede medir.',
  'good repeated': 'Ya está en la lista.',
  'amount not-a-decimal': 'Escribe cuánto cuesta.',
  'minutes not-a-decimal': 'Escribe los minutos.',
  'cost_share too-large': 'Va de 0 a 100 %.',
  'name required': 'Escribe qué es.',
  'text required': 'Escribe el paso, o quítalo.',
  'image unknown': 'La foto ya no está guardada. Elígela otra vez.',
};

/** A sentence for what is wrong with a field of a row; undefined where nothing is. */
export function rowError(field: string, reason: string | undefined): string | undefined {
  return reason === undefined ? undefined : (ROW_SENTENCES[`${field} ${reason}`] ?? fieldText(reason));
}

/** What the server says of a line, by the good that it takes. */
export type RefusedLines = ReadonlyMap<string, string>;

/** Sentences for the lines that the server refuses; empty where it refuses none. */
export function refusedLines(error: unknown, { lines }: Pick<FormulaOutput, 'lines'>): RefusedLines {
  const refused = new Map<string, string>();
  if (!(error instanceof ApiError)) return refused;
  for (const [path, reason] of Object.entries(error.fields)) {
    const [list, index] = path.split('.');
    const line = list === 'lines' ? lines[Number(index)] : undefined;
    if (line) refused.set(line.good.id, lineSentence(reason, error.details.circle));
  }
  return refused;
}

function lineSentence(reason: string, circle: unknown): string {
  if (reason === 'unknown') return 'Alguien lo retiró. Quítalo de la lista.';
  if (reason !== 'circle') return fieldText(reason);
  const names = Array.isArray(circle) ? circle.filter((name) => typeof name === 'string') : [];
  return names.length > 0 ? `Así se haría de sí mismo: ${names.join(' → ')}.` : 'Así se haría de sí mismo.';
}
