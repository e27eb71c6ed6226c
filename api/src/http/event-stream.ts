import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds between two signs of life: proxies end a connection on which nothing comes for a minute. */
const BEAT_MS = 20_000;
/**
 * Milliseconds after which a stream ends by itself, and its reader asks for another: a session or a module that is gone is
 * noticed then. Less than what `limitTime` gives an answer on its way.
 */
const LIFE_MS = 240_000;
/** Milliseconds between two events: who changes many things at once has the reader read once or twice. */
const GAP_MS = 1_000;

/** What tells a stream that there is something new to read, and what ends it. */
export interface StreamHandle {
  tell(): void;
  end(): void;
}

/**
 * A stream of server-sent events that say «read again». The first comes at once, so that what changed before the stream was there is read.
 *
 * @param watch begins to tell, and gives back what ends that; whatever it throws is thrown
 */
export function eventStream(watch: (handle: StreamHandle) => () => void): Readable {
  const stream = new Readable({ read: () => undefined });
  let last = Number.NEGATIVE_INFINITY;
  let waiting: NodeJS.Timeout | undefined;
  let isOver = false;
  const push = (text: string | null) => !isOver && stream.push(text);
  const pushChange = () => {
    waiting = undefined;
    last = performance.now();
    push('data: changed\n\n');
  };
  const handle: StreamHandle = {
    tell() {
      const rest = last + GAP_MS - performance.now();
      if (rest <= 0) pushChange();
      else waiting ??= setTimeout(pushChange, rest).unref();
    },
    end() {
      push(null);
      finish();
    },
  };
  const unwatch = watch(handle);
  const beat = setInterval(() => push(':\n\n'), BEAT_MS).unref();
  // Not all of them at once: after a start they all began in the same second.
  const life = setTimeout(handle.end, LIFE_MS * (0.75 + Math.random() / 4)).unref();
  // At its end, too: one that nobody takes is never closed, and would keep its place.
  function finish() {
    isOver = true;
    unwatch();
    clearInterval(beat);
    clearTimeout(life);
    clearTimeout(waiting);
  }
  stream.once('close', finish);
  handle.tell();
  return stream;
}

/** Whether a request asks for a stream, as a browser's EventSource does. */
export function asksForEvents({ headers }: FastifyRequest): boolean {
  return /\btext\/event-stream\b/.test(headers.accept ?? '');
}

/** Proxies send it on as it comes; nobody keeps it. */
export function sendEvents(reply: FastifyReply, stream: Readable): FastifyReply {
  reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
  return reply.status(200).type('text/event-stream').send(stream);
}
