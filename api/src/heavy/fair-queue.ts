import type { ErrorCode } from '@cuadra/shared/contract';
import PQueue from 'p-queue';
import { ApiError } from '../errors/api-error.ts';

export interface FairQueueOptions {
  /** Pieces of work at once, of all companies. */
  atOnce: number;
  /** Of one company at once; less than `atOnce`, so that another company always finds a place soon. */
  perCompany: number;
  /** Of one company that may wait. */
  waiting: number;
  /** Milliseconds that one waits for its turn. */
  patienceMs: number;
  /** What is told to whoever waits in vain; 429 ERROR_BUSY without. */
  refusal?: ErrorCode;
}

/**
 * Shares what is heavy between the companies: each has a queue of its own, and no more of it than its share stands in the
 * one of all, so that a company that asks for a hundred reports keeps only itself waiting.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #all: PQueue;
  readonly #companies = new Map<string, PQueue>();

  constructor(options: FairQueueOptions) {
    this.#options = options;
    this.#all = new PQueue({ concurrency: options.atOnce });
  }

  /**
   * Does a piece of a company's work when its turn comes.
   *
   * @param signal gives up the wait for the turn; work that has begun goes on
   * @throws ApiError the refusal when too much waits already, or the turn does not come in time
   */
  async run<T>(companyId: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const own = this.#queueOf(companyId);
    const { refusal = 'ERROR_BUSY' } = this.#options;
    if (own.size >= this.#options.waiting) throw new ApiError(refusal);
    const wait = new AbortController();
    const giveUp = () => wait.abort(new ApiError(refusal));
    const timer = setTimeout(giveUp, this.#options.patienceMs);
    signal?.addEventListener('abort', giveUp, { once: true });
    const stopWaiting = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    };
    const begin = () => {
      stopWaiting();
      return work();
    };
    try {
      return await own.add(() => this.#all.add(begin, { signal: wait.signal }), { signal: wait.signal });
    } finally {
      stopWaiting();
    }
  }

  #queueOf(companyId: string): PQueue {
    const known = this.#companies.get(companyId);
    if (known) return known;
    const made = new PQueue({ concurrency: this.#options.perCompany });
    made.on('idle', () => this.#companies.delete(companyId));
    this.#companies.set(companyId, made);
    return made;
  }
}
