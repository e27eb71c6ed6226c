/** What a row of a report is called that is of none. */
const NONE: Readonly<Record<string, string>> = {
  client: 'Sin cliente',
  category: 'Sin categoría',
  seller: 'Sin venta',
  period: 'Sin venta',
};

/** Where money came from or went to: the keys of `by=kind`. */
const KIND_NAMES: Readonly<Record<string, string>> = {
  sale: 'Ventas',
  payment: 'Abonos',
  return: 'Devoluciones',
  annulment: 'Anulaciones',
  refund: 'Saldos a favor devueltos',
  payment_annulment: 'Abonos anulados',
};

/** The youngest day of an age in two digits: the keys of `by=age`. */
const AGE_NAMES: Readonly<Record<string, string>> = {
  '00': 'Hasta 7 días',
  '08': 'De 8 a 30 días',
  '31': 'De 31 a 60 días',
  '61': 'De 61 a 90 días',
  '91': 'Más de 90 días',
};

/**
 * What a row of a report is called, on the screen and in its file.
 *
 * @param by what the report is broken down by
 */
export function reportRowName(
  by: string,
  { key, name }: { key: string | null; name: string | null },
): string {
  if (key === null) return NONE[by] ?? '';
  const known = by === 'kind' ? KIND_NAMES : by === 'age' ? AGE_NAMES : {};
  return name ?? known[key] ?? key;
}
