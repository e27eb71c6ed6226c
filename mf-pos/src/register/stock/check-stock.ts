import type { Catalogue } from '../../offline/catalogue/catalogue.ts';
import type { Outbox } from '../../offline/outbox/outbox.ts';
import { type CartLine, lineKey } from '../../sale/lines/line.ts';
import { lineToMend } from './short-text.ts';
import { shortIn } from './use-short.ts';

/** Milliseconds for which a customer waits for the stock of now; after that the sale is charged by what is known. */
const PATIENCE = 5000;

/**
 * Whether the server would refuse a sale for its stock. What this device knows may be a minute old, so that the server is
 * asked first; without an answer nothing is held: goods that are in somebody's hand are sold (docs/decisions/0008).
 *
 * @param readLines the lines of the sale, read again after the answer
 * @returns the key of the line that the sale is held for; undefined where it is not
 */
export async function findStockHold(
  catalogue: Pick<Catalogue, 'some' | 'refreshNow'>,
  outbox: Pick<Outbox, 'store'>,
  readLines: () => readonly CartLine[],
): Promise<string | undefined> {
  if (shortIn(catalogue, readLines()).length === 0 || isOffline(outbox)) return undefined;
  const wait = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE, false));
  const isKnown = await Promise.race([catalogue.refreshNow(), wait]);
  const first = isKnown ? lineToMend(readLines(), shortIn(catalogue, readLines())) : undefined;
  return first && lineKey(first.line);
}

/** Whether what is charged now is sent later, as far as anybody knows. */
export function isOffline({ store }: Pick<Outbox, 'store'>): boolean {
  return store.getState().isCutOff || !navigator.onLine;
}
