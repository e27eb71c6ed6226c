import type { ProductRejection } from '@cuadra/shared/contract';
import { type ImportField, PRODUCT_COLUMNS } from '@cuadra/shared/domain';
import type { ImportFieldAbout, ImportKind } from '@cuadra/shared/form';

const FIELDS: Readonly<Record<ImportField, ImportFieldAbout>> = {
  name: {
    label: 'Nombre',
    note: 'Lo único que hace falta.',
    others: [
      'articulo',
      'item',
      'nombre_del_producto',
      'descripcion_del_producto',
      'nombre_producto',
      'detalle',
    ],
  },
  barcode: {
    label: 'Código de barras',
    note: 'Por él reconocemos lo que ya tienes. Varios, separados por espacios.',
    others: ['codigo_de_barra', 'cod_barras', 'cod_barra', 'upc', 'gtin', 'ean13', 'codigos_de_barras'],
  },
  code: {
    label: 'Código',
    note: 'El código que tú le das; también sirve para reconocerlo.',
    others: ['cod', 'ref', 'codigo_interno', 'codigo_del_producto', 'codigo_producto', 'id'],
  },
  category: {
    label: 'Categoría',
    note: 'Si no existe, la creamos.',
    others: ['departamento', 'grupo', 'familia', 'rubro', 'linea', 'seccion', 'categorias'],
  },
  measure: {
    label: 'Medida',
    note: 'Unidad, Litro, Kilogramo…',
    others: ['unidad_de_medida', 'und', 'um', 'unidades'],
  },
  qty: {
    label: 'Cantidad',
    note: 'La que hay ahora.',
    others: ['existencias', 'cant', 'inventario', 'disponible', 'cantidad_actual', 'stock_actual'],
  },
  min_qty: {
    label: 'Mínimo',
    note: 'Con esto o menos, la lista lo marca.',
    others: ['cantidad_minima', 'stock_minimo', 'min'],
  },
  cost: {
    label: 'Costo',
    note: 'Lo que pagas por una unidad.',
    others: [
      'costo_unitario',
      'precio_de_costo',
      'precio_costo',
      'precio_de_compra',
      'precio_compra',
      'costo_usd',
    ],
  },
  utility: {
    label: 'Utilidad',
    note: 'En porcentaje, sobre el costo.',
    others: ['margen', 'porcentaje', 'porcentaje_de_utilidad', 'utilidad_porcentaje', 'ganancia_porcentaje'],
  },
  price: {
    label: 'Precio',
    note: 'Se cobra tal cual, aunque cambie el costo.',
    others: [
      'precio_venta',
      'precio_de_venta',
      'pvp',
      'precio_unitario',
      'precio_usd',
      'precio_en_dolares',
      'precio_al_detal',
      'precio_detal',
      'precio_1',
      'precio1',
    ],
  },
  currency: { label: 'Moneda', note: 'La del costo y el precio: $, Bs., USD, VES…', others: ['divisa'] },
  favourite: {
    label: 'Favorito en Caja',
    note: 'Sí o no: queda en «Favoritos» de todas las cajas.',
    others: ['favoritos', 'destacado'],
  },
};

type OwnReason = Extract<ProductRejection['reason'], 'not-a-barcode' | 'duplicate-code' | 'not-yes-or-no'>;
const REASONS: Readonly<Record<OwnReason, string>> = {
  'not-a-barcode': 'No es un código de barras',
  'duplicate-code': 'Otro producto ya usa este código',
  'not-yes-or-no': 'Escribe sí o no',
};

/** A list of products. */
export const PRODUCT_KIND: ImportKind = {
  one: 'producto',
  many: 'productos',
  columns: PRODUCT_COLUMNS,
  fields: FIELDS,
  several: 'barcode',
  reasons: REASONS,
  advice:
    'Los que ya tienes, por su código de barras o su código, se actualizan; los demás se crean. Lo que el archivo deja vacío se queda como estaba, y una línea que no se pueda leer no detiene a las otras.',
  memory: 'import-columns',
};
