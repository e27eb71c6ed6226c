import { apiStream } from '@cuadra/shared/client';

/** Milliseconds without a sign of life, which the API gives each 20 s, after which a connection counts as lost. */
const SILENCE = 50_000;
/** Milliseconds until another try, doubled with each that failed. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;

export interface OrderEvents {
  /** Orders may have changed. */
  onChange: () => void;
  /** Whether changes are told: who is not told looks by itself. */
  onState: (isTold: boolean) => void;
}

/**
 * Listens to the API until it is aborted. A stream ends after some minutes, or breaks: then there is another, which begins by
 * telling what may have been missed.
 */
export async function followOrders({ onChange, onState }: OrderEvents, signal: AbortSignal): Promise<void> {
  let wait = FIRST_WAIT;
  while (!signal.aborted) {
    const isEnded = await readStream(
      {
        onState,
        onChange() {
          wait = FIRST_WAIT;
          onChange();
        },
      },
      signal,
    ).catch(() => false);
    if (signal.aborted) return;
    if (!isEnded) onState(false);
    await pause(wait, signal);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }
}

/** True where the stream ended as it should; false where there was none. */
async function readStream({ onChange, onState }: OrderEvents, signal: AbortSignal): Promise<boolean> {
  // By hand and not with AbortSignal.any, which the older phones of a shop do not have.
  const end = new AbortController();
  const abort = () => end.abort();
  signal.addEventListener('abort', abort);
  let silence = setTimeout(abort, SILENCE);
  try {
    const { ok, body } = await apiStream('GET /store/orders/events', end.signal);
    if (!ok || !body) return false;
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    onState(true);
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      clearTimeout(silence);
      silence = setTimeout(abort, SILENCE);
      // An event that says something says the same always; what else ends with an empty line is a sign of life.
      const blocks = `${rest}${value ?? ''}`.split('\n\n');
      rest = blocks.pop() ?? '';
      if (blocks.some((block) => block.startsWith('data:'))) onChange();
    }
    return true;
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', abort);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
