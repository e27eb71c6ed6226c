import { after } from 'node:test';

const tasks: (() => unknown)[] = [];

/** Has something done after all tests of this file, whichever test asked for it; what was asked last comes first. */
export function afterTests(task: () => unknown): void {
  tasks.push(task);
}

after(async () => {
  const errors: unknown[] = [];
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    try {
      await task();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors.length === 1 ? errors[0] : new AggregateError(errors);
});
