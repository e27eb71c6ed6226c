import { ApiError, fieldText } from '@cuadra/shared/client';
import { get } from 'react-hook-form';

/** By field and reason; `*` is any reason, and any row of a list. */
const SENTENCES: Readonly<Record<string, string>> = {
  'slug already-used': 'Otra tienda ya usa esta dirección. Prueba con otra.',
  'slug has-host': 'Tu dominio propio lleva a esta dirección. Escríbenos por Soporte antes de cambiarla.',
  'slug not-a-slug': 'Usa letras minúsculas sin acentos, números y guiones: bodega-la-esquina.',
  'slug too-short': 'Escribe al menos 3 letras.',
  'slug too-long': 'Usa hasta 40 letras.',
  'name required': 'Escribe el nombre de tu tienda.',
  'phone not-a-phone': 'No parece un teléfono. Escríbelo así: 0414-1234567.',
  'colour *': 'Elige un color de la lista.',
  'has_pickup required': 'Marca al menos una: que lo retiren o que lo lleves.',
  'category_ids unknown': 'Alguien eliminó una categoría. Revisa las que marcaste.',
  'hidden_product_ids unknown': 'Alguien retiró un producto. Quítalo de la lista.',
  'hidden_product_ids *': 'Son demasiados. Si escondes más de 500, elige por categorías.',
  'hidden_product_ids.* *': 'Alguien lo retiró. Quítalo de la lista.',
  'featured_product_ids unknown': 'Alguien retiró un producto. Quítalo de la lista.',
  'featured_product_ids *': 'Destaca hasta 24 productos.',
  'featured_product_ids.* *': 'Alguien lo retiró. Quítalo de la lista.',
  'max_shown_qty *': 'Escribe un número entero de 1 a 10.000, o déjalo vacío.',
  'max_order_qty *': 'Escribe un número entero de 1 a 10.000.',
  'delivery_product_id unknown': 'Alguien retiró ese producto. Elige otro.',
  'min_order not-a-decimal': 'Escribe un monto, o déjalo vacío.',
  'zones unknown': 'Hay una zona que corregir: mira la que está marcada.',
  'zones *': 'Son demasiadas zonas: caben hasta 50.',
  'zones.*.name required': 'Escribe cómo se llama la zona.',
  'zones.*.cost not-a-decimal': 'Escribe cuánto cuesta; 0 si es gratis.',
  'zones.*.currency unknown': 'Tu empresa ya no usa esta moneda. Elige otra.',
  'openings required': 'Agrega un horario al menos, o marca «Siempre abierta».',
  'openings *': 'Son demasiados horarios: caben hasta 28 en la semana.',
  'openings.*.from *': 'Escribe a qué hora abres.',
  'openings.*.to not-a-time': 'Escribe a qué hora cierras.',
  'openings.*.to too-early': 'Cierra antes de abrir. Si pasa de medianoche, sigue en el día siguiente.',
  'closed_days *': 'Son demasiados días: caben hasta 60.',
  'methods unknown': 'Alguien eliminó un método de pago. Quítalo de la lista.',
  'methods *': 'Muestra hasta 20 métodos.',
  'methods.*.payment_method_id *': 'Alguien lo eliminó. Deja de mostrarlo.',
  'methods.*.phone *': 'No parece un teléfono. Escríbelo así: 0414-1234567.',
  'methods.*.email *': 'No es un correo válido.',
  'pending_minutes *': 'Elige entre 15 minutos y una semana.',
};

/** A sentence for what is wrong at a path, `zones.0.currency`. */
export function storeFieldError(path: string, reason: string): string {
  const place = path.replace(/\.\d+(?=\.|$)/g, '.*');
  return SENTENCES[`${place} ${reason}`] ?? SENTENCES[`${place} *`] ?? fieldText(reason);
}

/** The reason that a form's errors give at a path. */
export function reasonAt(errors: object, path: string): string | undefined {
  const message: unknown = get(errors, `${path}.message`);
  return typeof message === 'string' ? message : undefined;
}

/** What the server said of rows, by path: of `zones.0.currency` with what the row was when it said so. */
export type RefusedRows = ReadonlyMap<string, { reason: string; row: string }>;

export const NONE_REFUSED: RefusedRows = new Map();

/** What the server refuses in rows; what concerns a whole field is on that field already. */
export function refusedRows(error: unknown, sent: object): RefusedRows {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  return new Map(
    fields
      .filter(([path]) => path.includes('.'))
      .map(([path, reason]) => [path, { reason, row: rowAt(sent, path) }]),
  );
}

/** The reason that a row was refused for, as long as it is what it was: one that was changed or moved is another. */
export function refusalAt(refused: RefusedRows, values: object, path: string): string | undefined {
  const refusal = refused.get(path);
  return refusal?.row === rowAt(values, path) ? refusal?.reason : undefined;
}

function rowAt(values: object, path: string): string {
  return JSON.stringify(get(values, path.split('.').slice(0, 2).join('.'))) ?? '';
}
