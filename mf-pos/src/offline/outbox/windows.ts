import type { SendResult } from './send.ts';

/** What the windows of one device tell each other: what came of a sale, or that the list is another. */
export type WindowMessage = { kind: 'changed' } | SendResult;

/** The other windows of this browser on the same company. Browsers without channels or locks have none that work together. */
export interface Windows {
  tell: (message: WindowMessage) => void;
  /** @returns stops listening */
  listen: (listener: (message: WindowMessage) => void) => () => void;
  /** Does something while no other window does it; waits for its turn. */
  alone: <T>(task: () => Promise<T>) => Promise<T>;
}

export function openWindows(name: string): Windows {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
  return {
    tell: (message) => channel?.postMessage(message),
    listen: (listener) => {
      const hear = ({ data }: MessageEvent<WindowMessage>) => listener(data);
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
    alone: async (task) => {
      // Absent where the page came over plain HTTP from another machine.
      const { locks } = navigator;
      return locks ? await locks.request(name, task) : await task();
    },
  };
}
