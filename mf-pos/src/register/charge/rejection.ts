import { type ApiError, errorText } from '@cuadra/shared/client';
import { formatMoney, formatNumber, saleTotal } from '@cuadra/shared/domain';
import { isForItsClient } from '../../offline/outbox/client-entry.ts';
import { type CartLine, quantityText } from '../../sale/lines/line.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';

/** The rate that ERROR_RATE_CHANGED brings; `undefined` when it brings none, so that it has to be asked for. */
export function rateOfRejection(error: ApiError, before: SaleRate): SaleRate | undefined {
  const { rate, inverse, rate_id } = error.details;
  if (error.code !== 'ERROR_RATE_CHANGED' || typeof rate !== 'string' || typeof rate_id !== 'string')
    return undefined;
  return { ...before, rate, inverse: typeof inverse === 'string' ? inverse : null, rate_id };
}

/** The lines that a rejection names (`lines.3.qty`), for the screen to bring up to date. */
export function linesOfRejection(error: ApiError, lines: readonly CartLine[]): CartLine[] {
  return linesNamedBy(Object.keys(error.fields), lines);
}

/** Of those the ones that the cashier has to change herself; a price that changed has been brought up to date. */
export function linesToMend(error: ApiError, lines: readonly CartLine[]): CartLine[] {
  const isOwn = ([field, reason]: [string, unknown]) => MENDED.test(field) && reason !== 'not-by-the-factor';
  const fields = Object.entries(error.fields).filter(isOwn);
  return linesNamedBy(
    fields.map(([field]) => field),
    lines,
  );
}

function linesNamedBy(fields: readonly string[], lines: readonly CartLine[]): CartLine[] {
  const named = new Set(fields.map((field) => /^lines\.(\d+)\./.exec(field)?.[1]));
  return lines.filter((_, index) => named.has(String(index)));
}

/** Whether the sale was to deliver an order that is over. */
export function isOfOrder(error: Pick<ApiError, 'fields'>): boolean {
  return error.fields.order_id !== undefined;
}

/** What a rejection means to the cashier and what to do about it. */
export function rejectionText(error: ApiError, lines: readonly CartLine[], before: SaleRate): string {
  if (isForItsClient(error.fields))
    return `No pudimos registrar al cliente de esta venta. ${clientErrorText(error)} Elige otro cliente o vuelve a crearlo, y confirma otra vez.`;
  if (error.code === 'ERROR_RATE_CHANGED') return rateText(error, lines, before);
  if (error.code === 'ERROR_STOCK') return stockText(error, lines);
  if (isOfOrder(error))
    return 'Este pedido ya no está abierto: alguien lo entregó o lo anuló. Búscalo en Pedidos. Si igual quieres vender, confirma otra vez y sale como una venta aparte.';
  if (error.code === 'ERROR_CONFLICT')
    return 'Esta venta ya se había enviado con otros datos. Búscala en tus ventas antes de cobrarla otra vez.';
  if (error.code === 'ERROR_VALIDATION') return validationText(error, lines);
  return errorText(error);
}

/** What is wrong with a new client: no field of theirs stands on the screen. */
function clientErrorText(error: ApiError): string {
  if (error.code === 'ERROR_VALIDATION') return 'Sus datos no son válidos.';
  return error.code === 'ERROR_CONFLICT' ? 'Fue retirado.' : errorText(error);
}

function rateText(error: ApiError, lines: readonly CartLine[], before: SaleRate): string {
  const rate = rateOfRejection(error, before);
  if (!rate)
    return 'La tasa cambió mientras cobrabas. Revisa el nuevo total y los pagos, y confirma otra vez.';
  const total = saleTotal(lines, rate);
  const both = `${formatMoney(total.main, rate.main)} (${formatMoney(total.alternative, rate.alternative)})`;
  return `La tasa cambió de ${formatNumber(before.rate, 2)} a ${formatNumber(rate.rate, 2)}. Ahora el total es ${both}. Revisa los pagos y confirma otra vez.`;
}

function stockText(error: ApiError, lines: readonly CartLine[]): string {
  const { available } = error.details;
  const left: Record<string, unknown> =
    typeof available === 'object' && available !== null ? { ...available } : {};
  const short = linesOfRejection(error, lines).map((line) => {
    const qty = left[line.product_id];
    return typeof qty === 'string' ? `${line.name} (quedan ${quantityText(qty, line.unit)})` : line.name;
  });
  if (short.length === 0) return errorText(error);
  // Several bags of one product are named once.
  return `No hay existencia suficiente de ${[...new Set(short)].join(', ')}. Vuelve y baja la cantidad.`;
}

function validationText(error: ApiError, lines: readonly CartLine[]): string {
  const fields = Object.keys(error.fields);
  const has = (pattern: RegExp) => fields.some((field) => pattern.test(field));
  const names = (pattern: RegExp) =>
    linesNamedBy(
      fields.filter((field) => pattern.test(field)),
      lines,
    )
      .map((line) => line.name)
      .join(', ');

  if (has(GONE)) return `${names(GONE)} ya no está en el catálogo. Vuelve y quita esa línea.`;
  if (has(PRESENTATION))
    return `${names(PRESENTATION)} ya no se vende en esa presentación. Vuelve, quita la línea y agrégala otra vez.`;
  if (Object.values(error.fields).includes('not-by-the-factor'))
    return `Cambió cuántas unidades trae ${names(QUANTITY)}. Ya lo actualizamos: revisa el nuevo total y los pagos.`;
  if (has(PRICE))
    return `Cambió el precio de ${names(PRICE)}. Ya lo actualizamos: revisa el nuevo total y los pagos.`;
  if (Object.values(error.fields).includes('above-limit'))
    return `El descuento de ${names(DISCOUNT)} es más de lo que permite tu rol. Vuelve y bájalo, o pide a quien pueda que lo haga.`;
  if (has(DISCOUNT)) return `El descuento de ${names(DISCOUNT)} es mayor que la línea. Vuelve y bájalo.`;
  if (has(/^lines\./)) return `Revisa ${names(/^lines\./)}: la cantidad no es válida.`;
  if (has(/^rate/)) return 'Falta la tasa del día. Escríbela en Ajustes antes de cobrar en dos monedas.';
  if (has(/^payments\.\d+\.reference$/))
    return 'Falta la referencia de un pago. Escríbela y confirma otra vez.';
  if (has(/^(payments|changes)\.\d+\.payment_method_id$/))
    return 'Un método de pago ya no existe. Elige otro y confirma otra vez.';
  if (has(TOO_LARGE) && Object.values(error.fields).includes('too-large'))
    return 'El monto es demasiado grande. Revisa las cantidades, los pagos y la tasa del día.';
  if (has(/^payments/)) return 'Los pagos no alcanzan para el total. Revísalos y confirma otra vez.';
  if (has(/^changes/))
    return 'El vuelto no cuadra con lo pagado. Elige otra forma de darlo y confirma otra vez.';
  if (has(/^client_id$/)) return 'El cliente de esta venta ya no está. Elige otro y confirma otra vez.';
  if (has(/^total$/)) return 'El total no coincide con el del servidor. Recarga la página y cobra otra vez.';
  return errorText(error);
}

const MENDED = /^lines\.\d+\.(qty|product_id|presentation|discount|note)$/;
const GONE = /^lines\.\d+\.product_id$/;
const TOO_LARGE = /^(total|(payments|changes)\.\d+\.amount)$/;
const DISCOUNT = /^lines\.\d+\.discount$/;
const PRESENTATION = /^lines\.\d+\.presentation$/;
const QUANTITY = /^lines\.\d+\.(qty|unit_price)$/;
const PRICE = /^lines\.\d+\.(unit_price|currency)$/;
