import { RemoteError } from './failure.ts';
import { addressOf, prepareScript } from './prepare-script.ts';

/** A script that did not come, whose reason the browser keeps to itself. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
  /** The file's own address. */
  readonly address: string;

  constructor(address: string) {
    super(`${address} did not load`);
    this.address = address;
  }
}

/**
 * Runs a script, held against its `integrity`.
 *
 * @param address of a file that was admitted
 * @param signal gives it up
 * @throws RemoteError of kind timeout when it was given up, of kind evaluation when it threw; ScriptError when it did not load
 */
export function runScript(address: string, signal: AbortSignal): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  prepareScript(script);
  let thrown: ErrorEvent | undefined;
  const keepThrown = (event: ErrorEvent) => {
    if (event.filename === script.src) thrown = event;
  };
  globalThis.addEventListener('error', keepThrown);
  return new Promise<void>((resolve, reject) => {
    const giveUp = () => reject(new RemoteError('timeout', `${address} was given up`));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    script.onerror = () => reject(new ScriptError(addressOf(script.src)));
    script.onload = () => {
      if (thrown) reject(new RemoteError('evaluation', thrown.message, { cause: thrown.error }));
      else resolve();
    };
    document.head.append(script);
  }).finally(() => {
    globalThis.removeEventListener('error', keepThrown);
    script.remove();
  });
}
