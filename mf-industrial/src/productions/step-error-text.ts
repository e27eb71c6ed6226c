import { ApiError, errorText } from '@cuadra/shared/client';
import { type Good, ProductionOrder } from '@cuadra/shared/contract';
import { exact, formatQuantity, isRecord } from '@cuadra/shared/domain';
import { editedDetails } from '@cuadra/shared/form';
import { namesText } from '../goods/formula-text.ts';
import { amountText } from '../materials/material-text.ts';
import { STATUS_TEXTS } from './order-text.ts';

/** What of an order the sentences name. */
export interface StepOf {
  goods: readonly Good[];
  measureName: (id: string | null) => string | null;
}

const SENTENCES: Readonly<Record<string, string>> = {
  'id not-planned': 'Alguien ya la empezó o la anuló. Mira cómo quedó.',
  'id not-started': 'No está en proceso: no se ha empezado, o alguien la cerró o la anuló. Mira cómo quedó.',
  'id nothing-made': 'No se hizo nada con ella. Anúlala.',
  'id has-batches': 'Tiene tandas. Anúlalas primero, o cierra la orden.',
  'id already-used': 'Esta tanda ya se guardó en un intento anterior, con otros datos. Mírala en la orden.',
  'id is-over': 'Alguien ya la cerró. Mira cómo quedó.',
  'rate no-rate': 'No hay tasa de hoy. Anota la tasa y vuelve a intentar.',
  'makes withdrawn': 'Alguien retiró lo que esta fórmula hace.',
  'makes unknown': 'Alguien retiró lo que esta fórmula hace.',
  'qty too-small': 'Es muy poco: con eso la fórmula no lleva nada que se pueda medir.',
  'made_at too-old': 'Se hizo hace más de un mes, y ya no se puede enviar. Descártala y regístrala de nuevo.',
  'costs not-allowed': 'Tu rol no permite cambiar costos.',
};

/** Why a step of an order was refused: who was faster, what lacks, or what it is. */
export function stepErrorText(error: unknown, of: StepOf): string {
  if (!(error instanceof ApiError)) return errorText(error);
  const edited = editedDetails(error);
  if (edited) return editedText(edited);
  if (error.code === 'ERROR_STOCK') return stockText(error.details.available, of);
  for (const [field, reason] of Object.entries(error.fields)) {
    const known = SENTENCES[`${field} ${reason}`];
    if (known !== undefined) return known;
  }
  return errorText(error);
}

/** The order as somebody else left it; undefined where the error says nothing of it. */
export function orderAsLeft(error: unknown): ProductionOrder | undefined {
  const details = editedDetails(error);
  const known = details && ProductionOrder.safeParse(details.current);
  return known?.success ? known.data : undefined;
}

function editedText({ by, is_own, current }: NonNullable<ReturnType<typeof editedDetails>>): string {
  const who = is_own ? 'Ya la cambiaste en otra pantalla' : `${by ?? 'Alguien'} la cambió antes que tú`;
  const known = ProductionOrder.safeParse(current);
  if (!known.success) return `${who}. Mira cómo quedó.`;
  const { status, made } = known.data;
  const came = exact(made).gt(0) ? ` y ya salieron ${formatQuantity(made)}` : '';
  return `${who}: está ${STATUS_TEXTS[status].name.toLowerCase()}${came}. Revisa, y hazlo otra vez si todavía hace falta.`;
}

function stockText(available: unknown, { goods, measureName }: StepOf): string {
  const there = isRecord(available) ? available : {};
  const lacking = goods.flatMap(({ id, name, measure_id }) => {
    const qty = there[id];
    return typeof qty === 'string' ? [`${name} (hay ${amountText(qty, measureName(measure_id))})`] : [];
  });
  return lacking.length > 0 ? `No alcanza: ${namesText(lacking)}.` : 'No alcanza lo que hay.';
}
