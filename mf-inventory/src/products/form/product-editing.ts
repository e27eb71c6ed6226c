import { Product } from '@cuadra/shared/contract';
import {
  currencySymbol,
  exact,
  formatMoney,
  formatPercent,
  formatQuantity,
  formatUnitCost,
} from '@cuadra/shared/domain';
import { type Editing, editing, type TypedDecimal } from '@cuadra/shared/form';
import { presentationsText, wholesaleText } from './presented/presented-text.ts';
import { productValues } from './product-change.ts';
import type { ProductValues } from './product-values.ts';

/** Names by id, of what a product has by its id. */
export interface ProductNames {
  categories: ReadonlyMap<string, string>;
  measures: ReadonlyMap<string, string>;
}

/** What of a product two people may have changed at the same time. */
export function productEditing(product: Product, names: ProductNames): Editing<ProductValues> {
  return editing<Product, ProductValues>({
    entity: product,
    schema: Product,
    values: productValues,
    labels: {
      name: 'Nombre',
      code: 'Código propio',
      barcodes: 'Códigos de barras',
      category_id: 'Categoría',
      measure_id: 'Medida',
      qty: 'Cantidad',
      min_qty: 'Existencia mínima',
      has_lots: 'Tiene fecha de vencimiento',
      favourite: 'Favorito en Caja',
      cost: 'Costo',
      cost_currency: 'Moneda del costo',
      utility: 'Utilidad',
      is_fixed_price: 'Precio fijo',
      price: 'Precio',
      price_currency: 'Moneda del precio',
      presentations: 'Paquetes y cajas',
      wholesale: 'Precio al mayor',
    },
    show: (field, values) => shown(field, values, names),
    isSame: (field, mine, theirs) => isDecimal(field) && isSameDecimal(mine[field], theirs[field]),
  });
}

const DECIMALS = ['qty', 'min_qty', 'cost', 'utility', 'price'] as const;
type DecimalName = (typeof DECIMALS)[number];

function isDecimal(field: keyof ProductValues): field is DecimalName {
  return DECIMALS.some((name) => name === field);
}

function isSameDecimal(a: TypedDecimal, b: TypedDecimal): boolean {
  return a && b ? exact(a).eq(b) : a === b;
}

function shown(field: keyof ProductValues, values: ProductValues, names: ProductNames): string | undefined {
  if (field === 'category_id') return names.categories.get(values.category_id);
  if (field === 'measure_id') return names.measures.get(values.measure_id);
  if (field === 'cost_currency' || field === 'price_currency') return currencySymbol(values[field]).symbol;
  if (field === 'presentations') return presentationsText(values);
  if (field === 'wholesale') return wholesaleText(values);
  if (!isDecimal(field)) return undefined;
  const value = values[field];
  if (!value) return undefined;
  if (field === 'cost') return formatUnitCost(value, values.cost_currency);
  if (field === 'price') return formatMoney(value, values.price_currency);
  return field === 'utility' ? formatPercent(value) : formatQuantity(value);
}
