import { AsyncLocalStorage } from 'node:async_hooks';
import { after } from 'node:test';

type Tasks = (() => unknown)[];

/** Of the file whose code runs: several may share a process, see group-files.ts. */
const tasksOfFile = new AsyncLocalStorage<Tasks>();
const tasksOfProcess: Tasks = [];

/** Has something done after all tests of this file, whichever test asked for it; what was asked last comes first. */
export function afterTests(task: () => unknown): void {
  (tasksOfFile.getStore() ?? tasksOfProcess).push(task);
}

/** Loads a file of tests within a suite, and does what the file wants done after them when the suite ends. */
export function asOneFile(load: () => Promise<unknown>): Promise<unknown> {
  const tasks: Tasks = [];
  after(() => run(tasks));
  return tasksOfFile.run(tasks, load);
}

/** All of them, even if one throws. */
async function run(tasks: Tasks): Promise<void> {
  const errors: unknown[] = [];
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    try {
      await task();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors.length === 1 ? errors[0] : new AggregateError(errors);
}

after(() => run(tasksOfProcess));
