import { BASE_PATH } from '@cuadra/shared/client';
import type { DisplayShop, PublicDisplay } from '@cuadra/shared/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isGone, readPublic } from '../public-calls/read-public.ts';
import type { DisplayState } from './display-state.ts';

/** Milliseconds between two looks by itself, where changes are told and where they are not. */
const SLOW_LOOK = 30_000;
const LOOK = 3_000;
/** Milliseconds without an answer after which what was shown is shown no more. */
const PATIENCE = 60_000;

/** What a till on another device shows, by the secret of its address. */
export function useRemoteTill(token: string): { state: DisplayState; again: () => Promise<void> } {
  const [state, setState] = useState<DisplayState>({ kind: 'loading' });
  const stop = useRef<() => void>(undefined);
  const begin = useCallback(() => {
    stop.current?.();
    setState({ kind: 'loading' });
    stop.current = followTill(token, setState);
  }, [token]);
  useEffect(() => {
    begin();
    return () => stop.current?.();
  }, [begin]);
  const again = useCallback(async () => begin(), [begin]);
  return { state, again };
}

/** Reads it, and again whenever the API says that it changed. @returns what ends it */
function followTill(token: string, tell: (state: DisplayState) => void): () => void {
  let shop: DisplayShop | null = null;
  let events: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;
  let isAsked = false;
  let isOver = false;
  /** When it was heard of last; undefined: never. */
  let heardAt: number | undefined;

  const end = () => {
    isOver = true;
    clearTimeout(timer);
    events?.close();
  };
  const later = () => {
    clearTimeout(timer);
    const isTold = events?.readyState === EventSource.OPEN;
    timer = setTimeout(() => void look(), isTold ? SLOW_LOOK : LOOK);
  };
  const watch = (hash: string) => {
    if (events && events.readyState !== EventSource.CLOSED) return;
    events = new EventSource(`${BASE_PATH}/public/displays/${hash}/events`);
    events.addEventListener('message', () => void look());
  };
  async function look(): Promise<void> {
    isAsked = true;
    if (isReading) return;
    isReading = true;
    while (isAsked && !isOver) {
      isAsked = false;
      await read();
    }
    isReading = false;
    if (!isOver) later();
  }
  async function read(): Promise<void> {
    try {
      const found = await readPublic<PublicDisplay>('/public/display', { token, with_shop: shop === null });
      if (isOver) return;
      shop = found.shop ?? shop;
      heardAt = performance.now();
      tell(found.snapshot ? { kind: 'showing', shop, snapshot: found.snapshot } : { kind: 'waiting', shop });
      watch(found.watch);
    } catch (error) {
      if (isOver) return;
      if (isGone(error)) {
        end();
        tell({ kind: 'over' });
      } else if (heardAt === undefined) {
        end();
        tell({ kind: 'failed', error });
        // A moment without a network takes nothing away: it goes on where it was.
      } else if (performance.now() - heardAt > PATIENCE) tell({ kind: 'waiting', shop });
    }
  }
  if (token === '') tell({ kind: 'over' });
  else void look();
  return end;
}
