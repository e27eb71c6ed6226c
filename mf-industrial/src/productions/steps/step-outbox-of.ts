import { api } from '@cuadra/shared/client';
import type { ProductionOrder } from '@cuadra/shared/contract';
import {
  askOnceToPersist,
  isOurSession,
  latestClock,
  onSessionBack,
  openDeviceStore,
  openWindows,
  tryStorage,
} from '@cuadra/shared/outbox';
import { can, reportUnsent } from '@cuadra/shared/state';
import type { StepEntry } from './step-entry.ts';
import { createStepOutbox, type StepOutbox } from './step-outbox.ts';

/** The module's name, as remote.ts has it. */
const REMOTE = 'mf_industrial';

const outboxes = new Map<string, StepOutbox>();

/** The steps of a company; the same outbox for the same company as long as the page lives. */
export function stepOutboxOf(companyId: string): StepOutbox {
  const known = outboxes.get(companyId);
  if (known) return known;
  const name = `cuadra.board.${companyId}`;
  const outbox = createStepOutbox({
    steps: openDeviceStore<StepEntry>(name, 'steps'),
    windows: openWindows(name),
    send: sendStep,
    readOrder: (id) => api('GET /production_orders/{id}', { params: { id } }),
    now: () => ({ device: Date.now(), clock: latestClock() }),
    // Who may only look would have all of it refused.
    isOurs: () => isOurSession(companyId) && can(['products', 'modify_quantity']),
    report: (count) => reportUnsent(companyId, REMOTE, count),
    tryStorage,
    onStored: askOnceToPersist,
  });
  outboxes.set(companyId, outbox);
  onSessionBack(companyId, () => void outbox.flush());
  return outbox;
}

/** Sends a step, now. @throws ApiError 409 ERROR_EDITED where the order is not as it was seen */
async function sendStep(entry: StepEntry, made_at: string): Promise<ProductionOrder> {
  const params = { id: entry.order.id };
  const { version } = entry.seen;
  if (entry.kind === 'start') return api('POST /production_orders/{id}/start', { params, body: { version } });
  const body = { ...entry.body, made_at, version };
  return (await api('POST /production_orders/{id}/finish', { params, body })).order;
}
