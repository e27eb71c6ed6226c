import type { PhotoState } from '@cuadra/shared/form';
import { useCallback, useState } from 'react';

const NONE: ReadonlyMap<string, PhotoState> = new Map();

/** A photo stands in the form that was not kept; its message is for the user. */
export class UnkeptPhotoError extends Error {}

/** The photos of a formula's steps that are not kept yet, by the steps' ids in the form. */
export function useStepPhotos() {
  const [states, setStates] = useState(NONE);
  const note = useCallback(
    (stepId: string, state: PhotoState) => setStates((before) => new Map(before).set(stepId, state)),
    [],
  );
  return {
    note,
    isBusy: [...states.values()].includes('busy'),
    /**
     * Who saves sees their photo in the form, and would find it gone afterwards.
     *
     * @throws UnkeptPhotoError before anything is sent
     */
    refuseUnkept: (steps: readonly { id: string }[]) => {
      const unkept = steps.findIndex(({ id }) => states.get(id) === 'failed');
      if (unkept < 0) return;
      throw new UnkeptPhotoError(`La foto del paso ${unkept + 1} no se guardó. Reintenta, o quítala.`);
    },
  };
}
