import type { ProofKey } from '../../database/proof.ts';

/** What a process needs to know, beside its settings, to answer requests: the database, which is there and migrated. */
export interface Task {
  ownerUrl: string;
  appUrl: string;
  backofficeUrl: string;
  proofKey: ProofKey;
  /** TCP port; 0 takes a free one, where there are no workers: each that follows one that ended has to find the same. */
  port: number;
  /** Whether the demonstration company is in it. */
  isDemonstration: boolean;
  /** Whether it also does what one process alone does. */
  isFirst: boolean;
}

/** Asks a worker to end in order. */
export const STOP = 'cuadra:stop';
/** A worker that is there asks for its task. */
export const READY = 'cuadra:ready';
