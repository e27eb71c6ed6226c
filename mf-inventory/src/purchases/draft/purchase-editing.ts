import { Purchase } from '@cuadra/shared/contract';
import { formatMoney, formatQuantity, plainDay } from '@cuadra/shared/domain';
import { type Editing, editing } from '@cuadra/shared/form';
import { draftFigures } from './figures.ts';
import { type PurchaseValues, purchaseValues } from './purchase-values.ts';

/** What of a draft two people may have changed at the same time. */
export function purchaseEditing(purchase: Purchase, isRateInverse: boolean): Editing<PurchaseValues> {
  return editing({
    entity: purchase,
    schema: Purchase,
    values: (current) => purchaseValues(current, isRateInverse),
    labels: {
      supplier: 'Proveedor',
      invoice_number: 'Número de factura',
      invoice_on: 'Fecha de la factura',
      due_on: 'Se paga hasta',
      currency: 'Moneda',
      rate: 'Tasa',
      is_rate_inverse: 'Sentido de la tasa',
      discount: 'Descuento',
      expenses: 'Gastos',
      expenses_on_invoice: 'Los gastos van en la factura',
      note: 'Nota',
      lines: 'Productos',
    },
    show: (field, values) => {
      if (field === 'supplier') return values.supplier?.name ?? 'Ninguno';
      if (field === 'invoice_on' || field === 'due_on')
        return values[field] ? plainDay(values[field]) : undefined;
      if (field !== 'lines') return undefined;
      const { subtotal } = draftFigures(values);
      const lines = values.lines.map(({ qty, product }) => `${formatQuantity(qty || '0')} × ${product.name}`);
      return `${lines.slice(0, 6).join(', ')}${lines.length > 6 ? '…' : ''} (${formatMoney(subtotal, values.currency)})`;
    },
    isSame: (field, mine, theirs) => {
      if (field === 'supplier') return mine.supplier?.id === theirs.supplier?.id;
      return field === 'lines' && sentLines(mine) === sentLines(theirs);
    },
  });
}

/** What of the lines is saved: what is known of a product's presentations beside them is not. */
function sentLines({ lines }: PurchaseValues): string {
  return JSON.stringify(
    lines.map(({ product, presentations: _, has_all: __, ...line }) => ({ ...line, product: product.id })),
  );
}
