import { appendFileSync } from 'node:fs';

/** A figure, and what it should come to. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** What it should not exceed. */
  atMost?: number;
  /** What it should reach. */
  atLeast?: number;
}

/** The file that takes the figures of one run of all measures, a line of JSON each (bench.ts). */
export const FIGURES = 'BENCH_FIGURES';

/** Puts a figure into the table of all measures; beside what a measure prints when it runs alone. */
export function addFigure(figure: Figure): void {
  const file = process.env[FIGURES];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}

/** Whether it is what it should be; undefined where nothing was asked of it. */
export function isReached({ value, atMost, atLeast }: Figure): boolean | undefined {
  if (atMost === undefined && atLeast === undefined) return undefined;
  return value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY);
}
