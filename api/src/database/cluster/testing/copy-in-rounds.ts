/**
 * A process that does the copying step of a start again and again, when its parent says so, and watches what it got
 * until the parent ends the round. Its parent sends the folders of a round, then `over`; it answers with what it
 * missed.
 */
import { statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyPrograms } from '../copy-programs.ts';

/** What the parent says at the start of a round. */
export type Round = {
  native: string;
  copy: string;
  /** Each file of the programs with its size in bytes. */
  files: [name: string, size: number][];
};

/** What the process says: that it has a copy, and at the end what was missing from it at any moment. */
export type Report = { got: string } | { missed: string[] };

const say = (report: Report) => process.send?.(report);
let isOver = false;

async function goThrough({ native, copy, files }: Round): Promise<void> {
  isOver = false;
  const missed = new Set<string>();
  try {
    const place = await copyPrograms(native, copy, undefined);
    say({ got: place });
    do {
      await pause(20);
      for (const [name, size] of files) {
        const found = statSync(path.join(place, name), { throwIfNoEntry: false })?.size;
        if (found !== size) missed.add(`${name}: ${found ?? 'no'} bytes of ${size}`);
      }
    } while (!isOver);
  } catch (error) {
    say({ got: 'nothing' });
    missed.add(String(error));
  }
  say({ missed: [...missed] });
}

process.on('message', (message: Round | 'over') => {
  if (message === 'over') isOver = true;
  else void goThrough(message);
});
