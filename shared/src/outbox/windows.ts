/** What the windows of one device tell each other: what came of something that was sent, or that the list is another. */
export type WindowMessage<Result> = { kind: 'changed' } | Result;

/** The other windows of this browser on the same company. Browsers without channels or locks have none that work together. */
export interface Windows<Result> {
  tell: (message: WindowMessage<Result>) => void;
  /** @returns stops listening */
  listen: (listener: (message: WindowMessage<Result>) => void) => () => void;
  /** Does something while no other window does it; waits for its turn. */
  alone: <T>(task: () => Promise<T>) => Promise<T>;
}

export function openWindows<Result>(name: string): Windows<Result> {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
  return {
    tell: (message) => channel?.postMessage(message),
    listen: (listener) => {
      const hear = ({ data }: MessageEvent<WindowMessage<Result>>) => listener(data);
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
    alone: (task) => alone(name, task),
  };
}

/**
 * Does something in one window of the browser at a time; the others wait. Where the browser has no locks (the page came over
 * plain HTTP from another machine), it is done anyway: two windows then do the same work twice.
 */
export async function alone<T>(name: string, task: () => Promise<T>): Promise<T> {
  const { locks } = navigator;
  return locks ? await locks.request(name, task) : await task();
}
