import type { ImportColumns } from './import-columns.ts';

/**
 * The columns of a CSV of products, and the names that each may have; of two columns that mean one field, the one whose
 * name comes first here counts.
 */
export const PRODUCT_COLUMNS = {
  name: ['nombre', 'name', 'producto', 'descripcion'],
  barcode: ['codigo_barras', 'codigo_de_barras', 'barcode', 'ean', 'barras'],
  code: ['codigo', 'code', 'sku', 'referencia'],
  category: ['categoria', 'category'],
  measure: ['medida', 'measure', 'unidad'],
  qty: ['cantidad', 'qty', 'existencia', 'stock'],
  min_qty: ['minimo', 'min_qty', 'existencia_minima'],
  cost: ['costo', 'cost'],
  utility: ['utilidad', 'utility', 'ganancia'],
  price: ['precio', 'price'],
  currency: ['moneda', 'currency'],
  favourite: ['favorito', 'favourite', 'favorito_en_caja'],
} as const satisfies ImportColumns;

export type ImportField = keyof typeof PRODUCT_COLUMNS;
