import type { SaleDetail } from '@cuadra/shared/contract';
import { beforeStop, counted, exact, formatMoney, formatQuantity, sum } from '@cuadra/shared/domain';
import { debtLeft, linesLeft, moneyLeft } from '../what-is-left.ts';

/** What annulling a sale does, said before it is done; `undefined` where there is nothing of it. */
export interface AnnulEffects {
  stock: string | undefined;
  money: string | undefined;
  debt: string | undefined;
}

/**
 * What will happen to stock, money and debt. What the role may not see is told without figures.
 *
 * @param sees what of the sale the role lets be seen (spec §3, sales 7, 8 and 12)
 */
export function annulEffects(
  sale: SaleDetail,
  sees: { products: boolean; payments: boolean; balance: boolean },
): AnnulEffects {
  return {
    stock: stockText(sale, sees.products),
    money: moneyText(sale, sees.payments),
    debt: debtText(sale),
  };
}

function stockText(sale: SaleDetail, sees: boolean): string | undefined {
  if (!sees) return 'Lo vendido vuelve al inventario.';
  const left = linesLeft(sale).filter(({ left }) => exact(left).gt(0));
  if (left.length === 0) return undefined;
  const [only] = left;
  if (only && left.length === 1)
    return `Vuelve al inventario: ${formatQuantity(only.left)} de ${beforeStop(only.name)}.`;
  const units = formatQuantity(sum(left.map((line) => line.left)));
  return `Vuelven al inventario ${counted(left.length, 'producto', 'productos')} (${units} en total).`;
}

function moneyText(sale: SaleDetail, sees: boolean): string | undefined {
  if (!sees) return 'El dinero sale por los mismos métodos por los que entró.';
  const methods = moneyLeft(sale);
  const out = methods.filter(({ amount }) => exact(amount).gt(0));
  const back = methods.filter(({ amount }) => exact(amount).lt(0));
  const told = (list: typeof methods) =>
    list
      .map(({ name, amount, currency }) => `${formatMoney(exact(amount).abs(), currency)} (${name})`)
      .join(' y ');
  const sentences = [
    ...(out.length > 0 ? [`Devuelves al cliente ${told(out)}.`] : []),
    ...(back.length > 0 ? [`El cliente te regresa el vuelto: ${told(back)}.`] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

function debtText(sale: SaleDetail): string | undefined {
  const left = debtLeft(sale);
  if (left === null) return sale.type === 'credit' ? 'Lo que quedó a crédito deja de deberse.' : undefined;
  if (exact(left).isZero()) return undefined;
  const amount = formatMoney(left, sale.balance_currency);
  const name = sale.client?.name ?? 'El cliente';
  if (sale.credit_used === sale.balance) return `${name} recupera ${amount} de saldo a favor.`;
  return `${name} deja de deber ${amount} de esta venta; lo que ya abonó le queda a favor.`;
}
