import type { DisplayMessage } from '@cuadra/shared/contract';
import { isRecord } from '@cuadra/shared/domain';
import { useEffect, useState } from 'react';
import type { DisplayState } from './display-state.ts';

/** Milliseconds between two questions to Caja, which is silent while nobody asks. */
const ASK = 5_000;
/** Milliseconds without an answer after which its window counts as gone: three questions. */
const GONE = 16_000;

/** What Caja shows on this very device, without a server. @param name of the channel; '' asks nobody */
export function useOwnTill(name: string): DisplayState {
  const [state, setState] = useState<DisplayState>({ kind: 'waiting', shop: null });
  useEffect(() => {
    if (name === '' || !('BroadcastChannel' in globalThis)) return;
    const channel = new BroadcastChannel(name);
    let shown: { till: string; active: number; at: number } | undefined;
    const rest = () => {
      shown = undefined;
      setState((before) => ({ kind: 'waiting', shop: 'shop' in before ? before.shop : null }));
    };
    const ask = () => {
      if (shown && performance.now() - shown.at > GONE) rest();
      channel.postMessage({ kind: 'hello' } satisfies DisplayMessage);
    };
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isMessage(data)) return;
      // A window of Caja that has just come, or come back.
      if (data.kind === 'use') ask();
      if (data.kind === 'bye' && data.till === shown?.till) rest();
      if (data.kind !== 'show') return;
      // Of several windows of Caja the one that was used last.
      if (shown && data.till !== shown.till && data.active < shown.active) return;
      shown = { till: data.till, active: data.active, at: performance.now() };
      setState({ kind: 'showing', snapshot: data.snapshot, shop: data.shop });
    });
    ask();
    const asking = setInterval(ask, ASK);
    return () => {
      clearInterval(asking);
      channel.close();
    };
  }, [name]);
  return state;
}

/** The channel's name came in an address: on another one other things are said. */
function isMessage(data: unknown): data is DisplayMessage {
  return (
    isRecord(data) &&
    (data.kind === 'bye' || data.kind === 'use' || (data.kind === 'show' && isRecord(data.snapshot)))
  );
}
