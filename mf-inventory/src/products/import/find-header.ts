import { type ImportField, readImportHeader, searchable } from '@cuadra/shared/domain';

/** Names that shops and other programs give their columns, beside those of `IMPORT_COLUMNS`. */
const OTHER_NAMES: Readonly<Record<ImportField, readonly string[]>> = {
  name: ['articulo', 'item', 'nombre_del_producto', 'descripcion_del_producto', 'nombre_producto', 'detalle'],
  barcode: ['codigo_de_barra', 'cod_barras', 'cod_barra', 'upc', 'gtin', 'ean13', 'codigos_de_barras'],
  code: ['cod', 'ref', 'codigo_interno', 'codigo_del_producto', 'codigo_producto', 'id'],
  category: ['departamento', 'grupo', 'familia', 'rubro', 'linea', 'seccion', 'categorias'],
  measure: ['unidad_de_medida', 'und', 'um', 'unidades'],
  qty: ['existencias', 'cant', 'inventario', 'disponible', 'cantidad_actual', 'stock_actual'],
  min_qty: ['cantidad_minima', 'stock_minimo', 'min'],
  cost: [
    'costo_unitario',
    'precio_de_costo',
    'precio_costo',
    'precio_de_compra',
    'precio_compra',
    'costo_usd',
  ],
  utility: ['margen', 'porcentaje', 'porcentaje_de_utilidad', 'utilidad_porcentaje', 'ganancia_porcentaje'],
  price: [
    ...['precio_venta', 'precio_de_venta', 'pvp', 'precio_unitario', 'precio_usd', 'precio_en_dolares'],
    ...['precio_al_detal', 'precio_detal', 'precio_1', 'precio1'],
  ],
  currency: ['divisa'],
};

const FIELD_OF = new Map<string, ImportField>(
  (Object.entries(OTHER_NAMES) as [ImportField, readonly string[]][]).flatMap(([field, names]) =>
    names.map((name) => [name, field] as const),
  ),
);

/** What each column is taken for at first: as the API reads its name, else by what shops call such a column. */
export function guessFields(header: readonly string[]): (ImportField | null)[] {
  const fields = readImportHeader(header);
  const taken = new Set(fields);
  return fields.map((known, index) => {
    if (known !== null) return known;
    const field = FIELD_OF.get(plainName(header[index] ?? '')) ?? null;
    if (field === null || (taken.has(field) && field !== 'barcode')) return null;
    taken.add(field);
    return field;
  });
}

/**
 * Which of a file's first rows names the columns: the first with anything in it, unless that names nothing and another one
 * names two or more, as under a title.
 */
export function findHeader(rows: readonly (readonly string[])[]): number {
  const first = rows.findIndex((row) => row.some((cell) => cell.trim() !== ''));
  if (first < 0 || known(rows[first]) > 0) return Math.max(0, first);
  const named = rows.findIndex((row) => known(row) > 1);
  return named < 0 ? first : named;
}

/** A header's name that stays the same however it is written; what remembers a choice is found by it. */
export function plainName(cell: string): string {
  return searchable(cell)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}

function known(row: readonly string[] | undefined): number {
  return guessFields(row ?? []).filter((field) => field !== null).length;
}
