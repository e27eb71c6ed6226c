import { errorText, toApiError, useCallCache, useCallMutation } from '@cuadra/shared/client';
import { PICTURE_SIZES, type ProductPicture } from '@cuadra/shared/contract';
import { pictureProblemText, shrinkToSizes } from '@cuadra/shared/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const REASONS: Readonly<Record<string, string>> = {
  quota: 'Las fotos de tus fórmulas ya ocupan todo su espacio. Quita las que no necesites.',
  'too-large': 'La foto pesa demasiado. Prueba con otra.',
  'not-a-picture': 'No pudimos leer esa foto. Elige una JPG, PNG o WebP.',
};

/** Why a step's picture was not kept. */
export function stepPhotoError(failure: unknown): string {
  const { fields = {} } = toApiError(failure);
  return REASONS[fields.large ?? fields.small ?? ''] ?? errorText(failure);
}

export interface StepPhoto {
  /** Chosen and not kept yet, as a data URL; undefined where there is none. */
  waiting: string | undefined;
  /** What is done with it right now. */
  busy: 'shrinking' | 'sending' | undefined;
  error: string | undefined;
  take: (file: File) => void;
  /** Sends what could not be sent once more. */
  retry: () => void;
  /** Gives up whatever is under way. */
  forget: () => void;
}

/** What of a step's photo keeps its form from being saved: it is under way, or it could not be kept and is still there. */
export type PhotoState = 'busy' | 'failed' | undefined;

export interface StepPhotoOptions {
  /** It is kept: what its step is to say. */
  onKept: (hash: string) => void;
  /** What is saved meanwhile is saved without it. */
  onState: (state: PhotoState) => void;
}

/** A photo for a step: made small here, sent, and still there to be sent again where that failed. */
export function useStepPhoto({ onKept, onState }: StepPhotoOptions): StepPhoto {
  const { mutateAsync } = useCallMutation('POST /formulas/pictures');
  const calls = useCallCache();
  const [waiting, setWaiting] = useState<ProductPicture>();
  const [busy, setBusy] = useState<StepPhoto['busy']>();
  const [error, setError] = useState<string>();
  // Of several that were chosen the last one counts, whichever is ready first.
  const last = useRef(0);
  const state = busy ? 'busy' : waiting && 'failed';
  const tell = useEffectEvent(onState);
  useEffect(() => {
    tell(state);
    return () => tell(undefined);
  }, [state]);
  const begin = (what: StepPhoto['busy']) => {
    last.current += 1;
    const own = last.current;
    setError(undefined);
    setBusy(what);
    return () => own === last.current;
  };
  const fail = (sentence: string) => {
    setError(sentence);
    setBusy(undefined);
  };
  const send = async (picture: ProductPicture) => {
    const isLast = begin('sending');
    setWaiting(picture);
    try {
      const { image: hash } = await mutateAsync({ body: picture });
      if (!isLast()) return;
      // It is looked at next, and here already.
      for (const size of ['large', 'small'] as const)
        calls.set(
          'GET /formulas/pictures/{hash}',
          { image: picture[size] },
          { params: { hash }, query: { size } },
        );
      onKept(hash);
      setWaiting(undefined);
      setBusy(undefined);
    } catch (failure) {
      if (isLast()) fail(stepPhotoError(failure));
    }
  };
  const take = async (file: File) => {
    const isLast = begin('shrinking');
    setWaiting(undefined);
    try {
      const shrunk = await shrinkToSizes(file, PICTURE_SIZES);
      if (!isLast()) return;
      if ('problem' in shrunk) fail(pictureProblemText(shrunk.problem));
      else await send(shrunk);
    } catch (failure) {
      if (isLast()) fail(errorText(failure));
    }
  };
  return {
    ...{ waiting: waiting?.small, busy, error },
    take: (file) => void take(file),
    retry: () => waiting && void send(waiting),
    forget: () => {
      begin(undefined);
      setWaiting(undefined);
    },
  };
}
