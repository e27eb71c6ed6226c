import { fieldText } from '@cuadra/shared/client';

const SENTENCES: Readonly<Record<string, string>> = {
  'name required': 'Escribe cómo se llama: «Caja», «Paquete».',
  'name repeated': 'Otra presentación ya se llama así.',
  'factor not-a-decimal': 'Escribe cuántas unidades trae.',
  'factor must-be-positive': 'Trae más que cero unidades.',
  'factor too-large': 'Son demasiadas unidades.',
  'barcodes repeated': 'Otra presentación ya tiene uno de estos códigos.',
  'barcodes not-a-barcode':
    'Un código de barras lleva solo letras sin acento, números y signos, sin espacios.',
  'price not-a-decimal': 'Escribe el precio.',
  'price must-be-positive': 'Escribe un precio mayor que cero.',
  'from_qty not-a-decimal': 'Escribe desde cuántas unidades.',
  'from_qty must-be-positive': 'Escribe más que cero unidades.',
  'presentations already-used':
    'Uno de los códigos de barras de estas presentaciones ya es de otro producto, o de este mismo.',
  'presentations not-a-company-currency': 'Tu empresa ya no usa la moneda de un precio. Elige otra.',
  'wholesale not-a-company-currency': 'Tu empresa ya no usa esta moneda. Elige otra.',
};

/** A sentence for what is wrong with a field of a presentation, or of the wholesale price; undefined where nothing is. */
export function presentedErrorText(field: string, reason: string | undefined): string | undefined {
  if (reason === undefined) return undefined;
  return SENTENCES[`${field} ${reason}`] ?? fieldText(reason);
}

/** What is wrong with a field of a nested value, as react-hook-form holds it. */
export function reasonAt(errors: unknown, ...path: (string | number)[]): string | undefined {
  let found = errors;
  for (const step of [...path, 'message']) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = new Map<string, unknown>(Object.entries(found)).get(String(step));
  }
  return typeof found === 'string' ? found : undefined;
}
