import type { Shutdown } from '../shutdown.ts';
import { READY, STOP, type Task } from './task.ts';

/** In a worker: its task, from the process that started it. It ends in order when that says so. */
export function receiveTask(shutdown: Shutdown): Promise<Task> {
  return new Promise((resolve) => {
    process.on('message', (message: unknown) => {
      if (message === STOP) void shutdown.exit(0);
      else if (isTask(message)) resolve({ ...message, proofKey: Buffer.from(message.proofKey) });
    });
    process.send?.(READY);
  });
}

function isTask(message: unknown): message is Task {
  return typeof message === 'object' && message !== null && 'proofKey' in message;
}
