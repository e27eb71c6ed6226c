import { only, storedJson, useSession } from '@cuadra/shared/state';
import { useState } from 'react';
import type { Outcome } from './run-parts.ts';

/** A change of many products, as far as it has come. */
export interface DoneChange {
  id: string;
  title: string;
  outcome: Outcome;
}

/** Left products that are kept: more are told as a number that nobody reads tomorrow. */
const KEPT_LEFT = 100;

function isDoneChange(value: unknown): value is DoneChange {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, outcome } = value as Partial<Record<keyof DoneChange, unknown>>;
  if (typeof outcome !== 'object' || outcome === null) return false;
  const { changed, left } = outcome as Partial<Record<keyof Outcome, unknown>>;
  return (
    typeof id === 'string' && typeof title === 'string' && typeof changed === 'number' && Array.isArray(left)
  );
}

/**
 * The user's last change of many products, until it is undone or dismissed: a reload, also one in the middle of it, leaves
 * the way back. Of the device, as what it tells is.
 */
export function useDoneChange() {
  const userId = useSession((session) => session.state?.user.id ?? '');
  const stored = storedJson(`cuadra.bulk-change.${userId}`, only(isDoneChange));
  const [done, setDone] = useState(stored.read);
  /** Without showing it: a change that still runs is shown by its dialog. */
  const keep = ({ id, title, outcome }: DoneChange) =>
    stored.write({ id, title, outcome: { ...outcome, left: outcome.left.slice(0, KEPT_LEFT) } });
  const forget = () => stored.write(undefined);
  return {
    done,
    keep,
    show: (change: DoneChange) => {
      if (change.outcome.changed > 0) keep(change);
      setDone(change);
    },
    /** Undone, it is still shown and no longer kept. */
    forget,
    dismiss: () => {
      forget();
      setDone(undefined);
    },
  };
}
