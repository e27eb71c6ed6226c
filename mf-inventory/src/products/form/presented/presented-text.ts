import { formatMoney, formatQuantity, presentationName } from '@cuadra/shared/domain';
import type { PresentedValues } from './presented-values.ts';

/** «Paquete x 6, Caja x 24 a $ 20,00»; «Ninguno». */
export function presentationsText({ presentations }: PresentedValues): string {
  if (presentations.length === 0) return 'Ninguno';
  return presentations
    .map(({ name, factor, price, price_currency }) => {
      const told = factor ? presentationName({ name, factor }) : name;
      return price ? `${told} a ${formatMoney(price, price_currency)}` : told;
    })
    .join(', ');
}

/** «$ 0,85 desde 12»; «Ninguno». */
export function wholesaleText({ wholesale }: PresentedValues): string {
  if (!wholesale?.price) return 'Ninguno';
  const { price, price_currency, from_qty } = wholesale;
  const told = formatMoney(price, price_currency);
  return from_qty ? `${told} desde ${formatQuantity(from_qty)}` : `${told} para clientes al mayor`;
}
