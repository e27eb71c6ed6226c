import { ApiError } from '@cuadra/shared/client';
import { useCallback, useState } from 'react';
import type { PhotoState } from './use-step-photo.ts';

const NONE: ReadonlyMap<string, PhotoState> = new Map();

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
     * @throws ApiError on `steps.N.image`, before anything is sent
     */
    refuseUnkept: (steps: readonly { id: string }[]) => {
      const unkept = steps.flatMap(({ id }, index) => (states.get(id) === 'failed' ? [index] : []));
      if (unkept.length === 0) return;
      const fields = Object.fromEntries(unkept.map((index) => [`steps.${index}.image`, 'unkept']));
      throw new ApiError('ERROR_VALIDATION', 400, { fields });
    },
  };
}
