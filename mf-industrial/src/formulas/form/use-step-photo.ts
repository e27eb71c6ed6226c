import { useCallCache, useCallMutation } from '@cuadra/shared/client';
import { type PhotoState, type SentPhoto, useSentPhoto } from '@cuadra/shared/form';

export interface StepPhotoOptions {
  /** It is kept: what its step is to say. */
  onKept: (hash: string) => void;
  /** What is saved meanwhile is saved without it. */
  onState: (state: PhotoState) => void;
}

/** A photo for a step of a formula that is saved after it. */
export function useStepPhoto(options: StepPhotoOptions): SentPhoto {
  const { mutateAsync } = useCallMutation('POST /formulas/pictures');
  const calls = useCallCache();
  return useSentPhoto({
    ...options,
    full: 'Las fotos de tus fórmulas ya ocupan todo su espacio. Quita las que no necesites.',
    send: async (body) => {
      const { image: hash } = await mutateAsync({ body });
      // It is looked at next, and here already.
      for (const size of ['large', 'small'] as const)
        calls.set(
          'GET /formulas/pictures/{hash}',
          { image: body[size] },
          { params: { hash }, query: { size } },
        );
      return hash;
    },
  });
}
