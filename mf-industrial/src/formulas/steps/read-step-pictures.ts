import { type CallCache, useCallCache } from '@cuadra/shared/client';
import type { FormulaStep } from '@cuadra/shared/contract';
import { notify } from '@cuadra/shared/state';
import { useCallback } from 'react';

/** Pictures as data URLs, by what their steps call them. */
export type StepPictures = ReadonlyMap<string, string>;

export const NO_PICTURES: StepPictures = new Map();

/** Reads the pictures of steps for paper. What cannot be read is said, and left out: the text is what is worked by. */
export function useReadStepPictures(): (steps: readonly FormulaStep[]) => Promise<StepPictures> {
  const calls = useCallCache();
  return useCallback(
    async (steps) => {
      const hashes = [...new Set(steps.flatMap(({ image }) => image ?? []))];
      const read = await Promise.allSettled(hashes.map((hash) => readPicture(calls, hash)));
      if (read.some(({ status }) => status === 'rejected'))
        notify.error('No pudimos cargar todas las fotos de los pasos: la hoja sale sin ellas.');
      return new Map(read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
    },
    [calls],
  );
}

/** What a hash answers never changes. */
async function readPicture(calls: CallCache, hash: string): Promise<[string, string]> {
  const input = { params: { hash }, query: { size: 'large' as const } };
  const { image } =
    calls.get('GET /formulas/pictures/{hash}', input) ??
    (await calls.fetch('GET /formulas/pictures/{hash}', input));
  return [hash, image];
}
