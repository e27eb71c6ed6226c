import type { DisplayMessage, DisplayShop, DisplaySnapshot } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';

/** Milliseconds after a display's last word for which it counts as there; it asks each five seconds. */
const THERE = 12_000;

/** The name of the channel between the windows of a company on this device; it stands in the display's address. */
export function displayChannel(companyId: string): string {
  return `cuadra.display.${companyId}`;
}

/** What a window of Caja tells the customer's window beside it. */
export interface TillChannel {
  /** Shows it where somebody looks, and to whoever comes later. */
  show: (snapshot: DisplaySnapshot, shop: DisplayShop) => void;
  /** Whether of several windows of Caja this one was used last. */
  isUsed: () => boolean;
  /** This window sells no more. */
  close: () => void;
}

/**
 * Opens the channel of a window of Caja. Of several windows the display shows the one that was used last, which each says
 * of itself. Where the browser has no channels, nobody ever looks.
 *
 * @param onAudience told whether a display is there: while none is, nothing is worked out and nothing sent
 * @param readPicture of a product, as a data URL: the display's window has no session
 */
export function openTillChannel(
  companyId: string,
  onAudience: (isThere: boolean) => void,
  readPicture: (image: string) => Promise<string>,
): TillChannel {
  const till = newId();
  let active = Date.now();
  let isUsed = true;
  let last: { snapshot: DisplaySnapshot; shop: DisplayShop } | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const channel =
    'BroadcastChannel' in globalThis ? new BroadcastChannel(displayChannel(companyId)) : undefined;
  const post = (message: DisplayMessage) => channel?.postMessage(message);
  const tell = () => last && post({ kind: 'show', till, active, ...last });
  const use = () => {
    active = Date.now();
    isUsed = true;
    post({ kind: 'use', till });
    if (silence !== undefined) tell();
  };
  const answer = async (image: string) => {
    const url = await readPicture(image).catch(() => undefined);
    if (url !== undefined) post({ kind: 'picture', image, url });
  };
  const leave = () => post({ kind: 'bye', till });
  channel?.addEventListener('message', ({ data }: MessageEvent<DisplayMessage>) => {
    if (data.kind === 'use') isUsed = false;
    if (data.kind === 'wants' && isUsed) void answer(data.image);
    if (data.kind !== 'hello') return;
    clearTimeout(silence);
    silence = setTimeout(() => {
      silence = undefined;
      last = undefined;
      onAudience(false);
    }, THERE);
    onAudience(true);
    tell();
  });
  addEventListener('focus', use);
  addEventListener('pagehide', leave);
  post({ kind: 'use', till });
  return {
    isUsed: () => isUsed,
    show(snapshot, shop) {
      last = { snapshot, shop };
      tell();
    },
    close() {
      leave();
      clearTimeout(silence);
      removeEventListener('focus', use);
      removeEventListener('pagehide', leave);
      channel?.close();
    },
  };
}
