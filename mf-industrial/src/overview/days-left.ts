import type { IndustrialSummary } from '@cuadra/shared/contract';
import { counted, exact } from '@cuadra/shared/domain';
import type { BadgeTone } from '@cuadra/shared/ui';

type RunsOut = IndustrialSummary['runs_out'][number];

/** Days for which there should be enough to sleep well. */
const SOON = 7;

/** How long what there is lasts, in words; undefined where nothing is used of it, and all that is planned is there. */
export function daysLeft({
  days_left,
  there,
  planned,
}: RunsOut): { text: string; tone: BadgeTone } | undefined {
  if (exact(there).lt(planned)) return { text: 'No alcanza', tone: 'bad' };
  if (days_left === null) return undefined;
  if (days_left === 0) return { text: 'Se acaba hoy', tone: 'bad' };
  return { text: counted(days_left, 'día', 'días'), tone: days_left <= SOON ? 'gold' : 'ok' };
}
