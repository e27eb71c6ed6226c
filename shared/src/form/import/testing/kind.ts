import { PRODUCT_COLUMNS } from '../../../domain/index.ts';
import type { ImportFieldAbout, ImportKind } from '../import-kind.ts';

const field = (label: string, ...others: string[]): ImportFieldAbout => ({ label, note: '', others });

/** A kind of list to try all that is of no kind with. */
export const KIND: ImportKind = {
  ...{ one: 'producto', many: 'productos', advice: '', memory: 'import-columns', several: 'barcode' },
  columns: PRODUCT_COLUMNS,
  fields: {
    name: field('Nombre', 'articulo'),
    barcode: field('Código de barras', 'ean13'),
    price: field('Precio', 'pvp', 'precio_usd', 'precio_en_dolares', 'precio_venta', 'precio_de_venta'),
    qty: field('Cantidad', 'existencias'),
    cost: field('Costo'),
  },
  reasons: { 'not-a-barcode': 'No es un código de barras' },
};
