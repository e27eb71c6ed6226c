import { exact, shortWhen } from '@cuadra/shared/domain';
import { madeAt, toApiError } from '@cuadra/shared/outbox';
import { amountText } from '../../materials/material-text.ts';
import { orderTitle } from '../order-text.ts';
import { stepErrorText } from '../step-error-text.ts';
import type { StepEntry } from './step-entry.ts';

type MeasureName = (id: string | null) => string | null;

/** Milliseconds after which a step that arrives is one of before, and nobody waits for a word about it. */
const PROMPT = 60_000;

/** «Empezar Pan», or «118 Unidad de Pan». */
export function stepTitle(entry: StepEntry, measureName: MeasureName): string {
  const { formula_name, makes } = entry.order;
  if (entry.kind === 'start') return `Empezar ${formula_name}`;
  return `${amountText(String(entry.body.qty), measureName(makes.measure_id))} de ${formula_name}`;
}

/** Of which order, who did it, and when. */
export function stepAbout(entry: StepEntry): string {
  const waste = entry.kind === 'batch' ? String(entry.body.waste ?? '0') : '0';
  const done = madeAt(entry.stamp, entry.stamp.clock, entry.stamp.device).toISOString();
  const spoilt = exact(waste).gt(0) && `Merma ${amountText(waste, null)}`;
  return [orderTitle(entry.order), spoilt, entry.author, shortWhen(done)].filter(Boolean).join(' · ');
}

/** Why a step was rejected. */
export function whyRejected({ trouble, goods }: StepEntry, measureName: MeasureName): string {
  return trouble ? stepErrorText(toApiError(trouble), { goods, measureName }) : '';
}

/** What is said of a step that has arrived; undefined where it was done so long ago that nobody waits for it. */
export function sentText(entry: StepEntry, measureName: MeasureName, now: number): string | undefined {
  const age = now - entry.stamp.device;
  if (age < 0 || age > PROMPT) return undefined;
  const { formula_name, makes } = entry.order;
  if (entry.kind === 'start') return `Empezaste «${formula_name}».`;
  return `Entraron ${amountText(String(entry.body.qty), measureName(makes.measure_id))} de «${makes.name}».`;
}

/** «1 paso por enviar.» */
export function waitingText(count: number): string {
  return count === 1 ? '1 paso por enviar.' : `${count} pasos por enviar.`;
}
