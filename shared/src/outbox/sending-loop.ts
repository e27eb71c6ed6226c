import type { WindowMessage, Windows } from './windows.ts';

/** Sends what waits on this device, by itself and again, in one window at a time. */
export interface SendingLoop {
  /** Sends what waits, now. It never rejects. */
  flush: () => Promise<void>;
  /** Takes down that the server has answered: the next try after a failure comes soon again. */
  noteAnswer: () => void;
  /** Begins: now, when the connection is back, and again after a failure. @returns stops it, once nobody else wants it */
  start: () => () => void;
}

export interface SendingParts<Result> {
  windows: Windows<Result>;
  /** Sends each that waits, once. @returns whether something is left that is to be tried again later */
  sendAll: () => Promise<boolean>;
  /** Done as it begins, before anything is sent. */
  begin: () => Promise<void>;
  /** Told what came of something that another window sent. */
  hear: (result: Result) => void;
  /** Reads again what is stored; it never rejects. */
  read: () => Promise<void>;
}

/** Milliseconds until the next try after one, two, three… without an answer. */
const PAUSES = [700, 1500, 3000, 6000, 12_000, 30_000] as const;
const LONGEST_PAUSE = 30_000;

export function createSendingLoop<Result extends { kind: string }>({
  windows,
  sendAll,
  begin,
  hear,
  read,
}: SendingParts<Result>): SendingLoop {
  let running: Promise<void> | undefined;
  let isWanted = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let users = 0;
  let stopListening = () => {};

  async function run(): Promise<void> {
    let isLeft = false;
    do {
      isWanted = false;
      isLeft = await windows.alone(sendAll);
    } while (isWanted);
    if (!isLeft || users === 0) return;
    const pause = PAUSES[failures] ?? LONGEST_PAUSE;
    failures += 1;
    timer = setTimeout(() => void flush(), pause);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    isWanted = true;
    running ??= run()
      // Storage that was taken away: what is in memory is told, and whoever stores next says so.
      .catch(read)
      .finally(() => {
        running = undefined;
        // Wished for in the moment in which it ended.
        if (isWanted) void flush();
      });
    await running;
  }

  const isBack = () => {
    failures = 0;
    void flush();
  };
  const isSeen = () => {
    if (!document.hidden) isBack();
  };
  const isResult = (message: WindowMessage<Result>): message is Result => message.kind !== 'changed';

  function listen(): void {
    globalThis.addEventListener('online', isBack);
    document.addEventListener('visibilitychange', isSeen);
    stopListening = windows.listen((message) => {
      if (isResult(message)) hear(message);
      void read();
      // Who stored it may be gone before it is sent: whoever gets the turn finds out.
      if (!isResult(message)) void flush();
    });
  }

  function stop(): void {
    users -= 1;
    if (users > 0) return;
    clearTimeout(timer);
    stopListening();
    globalThis.removeEventListener('online', isBack);
    document.removeEventListener('visibilitychange', isSeen);
  }

  return {
    flush,
    noteAnswer: () => {
      failures = 0;
    },
    start: () => {
      users += 1;
      if (users === 1) {
        listen();
        void begin().then(flush).catch(read);
      }
      let isStopped = false;
      return () => {
        if (!isStopped) stop();
        isStopped = true;
      };
    },
  };
}
