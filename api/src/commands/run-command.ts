import { fileURLToPath } from 'node:url';
import { readConfig } from '../config/config.ts';
import { CommandError } from '../errors/command-error.ts';
import { explain } from '../process/explain.ts';
import { type OpenDatabase, type OpenedDatabase, openDatabase } from './open-database.ts';

/** The repository's root, from `api/dist/commands` as from `api/src/commands`. */
export const PROJECT_ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** What a command's exit code says. */
export const EXIT = {
  /** Done; nothing is wrong. */
  ok: 0,
  /** Looked, and something is wrong that was not put right. */
  found: 1,
  /** Could not do it: asked wrongly, refused, or no database. */
  failed: 2,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export interface Command<Asked> {
  /** What is typed, with the options; shown where it was asked wrongly. */
  usage: string;
  /** How its database is opened; one that is there, without. */
  open?: OpenDatabase;
  /** @throws CommandError or a TypeError of `parseArgs` where that is not what it takes */
  read(args: string[]): Asked;
  /** Before a database is opened for it: what must be asked for first. */
  run(asked: Asked, database: () => Promise<OpenedDatabase>): Promise<ExitCode>;
}

/** A line of what a command has to say. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a command to its end and leaves its exit code; the database is closed whatever happens. */
export async function runCommand<Asked>(command: Command<Asked>): Promise<void> {
  const opened: OpenedDatabase[] = [];
  const database = async () => {
    const one = await (command.open ?? openDatabase)(readConfig(process.env, PROJECT_ROOT));
    opened.push(one);
    return one;
  };
  try {
    process.exitCode = await command.run(readArguments(command), database);
  } catch (error) {
    console.error(explain(error) ?? error);
    process.exitCode = EXIT.failed;
  } finally {
    for (const one of opened) await one.close();
  }
}

function readArguments<Asked>({ read, usage }: Command<Asked>): Asked {
  try {
    return read(process.argv.slice(2));
  } catch (error) {
    throw new CommandError(`${error instanceof CommandError ? `${error.message}\n` : ''}Uso: ${usage}`);
  }
}
