import { ApiError } from '@cuadra/shared/client';
import { latestClock } from '@cuadra/shared/outbox';
import { useSession } from '@cuadra/shared/state';
import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { useRefreshOrders } from '../use-productions.ts';
import type { Doer, StepEntry } from './step-entry.ts';
import type { StepOutbox, StepsState } from './step-outbox.ts';
import { stepOutboxOf } from './step-outbox-of.ts';

/** The steps that wait on this device, of the company that is signed in. Only below a screen of a session. */
export function useStepOutbox(): StepOutbox {
  const companyId = useSession((session) => session.state?.company?.id);
  if (companyId === undefined) throw new Error('the board outside a session of a company');
  return stepOutboxOf(companyId);
}

/** A part of the outbox's state, followed. */
export function useSteps<T>(select: (state: StepsState) => T): T {
  return useStore(useStepOutbox().store, select);
}

/** One for each outbox, however many screens want it: what came of a step has the lists read again once. */
const drivers = new WeakMap<StepOutbox, { users: number; stop: () => void }>();

/** Sends what waits for as long as the component is there, and has what shows orders read them again. */
export function useStepDriver(): void {
  const outbox = useStepOutbox();
  const { moved } = useRefreshOrders();
  useEffect(() => {
    const driver = drivers.get(outbox) ?? { users: 0, stop: begin(outbox, moved) };
    drivers.set(outbox, driver);
    driver.users += 1;
    return () => {
      driver.users -= 1;
      if (driver.users > 0) return;
      driver.stop();
      drivers.delete(outbox);
    };
  }, [outbox, moved]);
}

function begin(outbox: StepOutbox, moved: ReturnType<typeof useRefreshOrders>['moved']): () => void {
  const stopFollowing = outbox.onResult((result) => {
    if (result.kind === 'sent') moved(result.order);
    if (result.kind === 'rejected') moved();
  });
  const stopSending = outbox.start();
  return () => {
    stopSending();
    stopFollowing();
  };
}

/**
 * Takes a step: it is written down and sent from then on. On a device that stores nothing it is sent now, and has an answer
 * or fails.
 *
 * @returns takes it; rejects with an ApiError where it could be neither stored nor sent
 */
export function useTakeStep(): (make: (doer: Doer) => StepEntry) => Promise<void> {
  const outbox = useStepOutbox();
  const author = useSession((session) => session.state?.user?.name ?? '');
  const { moved } = useRefreshOrders();
  return useCallback(
    async (make) => {
      const clock = latestClock();
      const entry = make({ author, device: Date.now(), clock });
      try {
        await outbox.add(entry);
      } catch (error) {
        if (error instanceof ApiError) throw error;
        try {
          moved(await outbox.sendUnstored(entry));
        } catch (refusal) {
          // What the next press is held against.
          moved();
          throw refusal;
        }
      }
    },
    [outbox, author, moved],
  );
}
