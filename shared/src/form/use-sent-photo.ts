import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorText, toApiError } from '../client/index.ts';
import { PICTURE_SIZES, type ProductPicture } from '../contract/index.ts';
import { pictureProblemText, shrinkToSizes } from '../ui/index.ts';

const REASONS: Readonly<Record<string, string>> = {
  'too-large': 'La foto pesa demasiado. Prueba con otra.',
  'not-a-picture': 'No pudimos leer esa foto. Elige una JPG, PNG o WebP.',
};

/** Why a photo was not kept. @param full the sentence where there is no room for it */
export function sentPhotoError(failure: unknown, full: string): string {
  const { fields = {} } = toApiError(failure);
  const reason = fields.large ?? fields.small ?? '';
  return reason === 'quota' ? full : (REASONS[reason] ?? errorText(failure));
}

export interface SentPhoto {
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

/** What of a photo keeps its form from being saved: it is under way, or it could not be kept and is still there. */
export type PhotoState = 'busy' | 'failed' | undefined;

export interface SentPhotoOptions {
  /** Sends it, and gives what it is named by from then on. */
  send: (picture: ProductPicture) => Promise<string>;
  /** The sentence where there is no room for it: what to do then. */
  full: string;
  /** It is kept: what names it is to say that. */
  onKept: (hash: string) => void;
  /** What is saved meanwhile is saved without it. */
  onState: (state: PhotoState) => void;
}

/** A photo that is sent before the form that names it: made small here, sent, and still there to be sent again where that failed. */
export function useSentPhoto({ send: sendPicture, full, onKept, onState }: SentPhotoOptions): SentPhoto {
  const [waiting, setWaiting] = useState<ProductPicture>();
  const [busy, setBusy] = useState<SentPhoto['busy']>();
  const [error, setError] = useState<string>();
  // Of several that were chosen the last one counts, whichever is ready first.
  const last = useRef(0);
  const state = busy ? 'busy' : waiting && 'failed';
  const tell = useEffectEvent(onState);
  useEffect(() => {
    tell(state);
    return () => tell(undefined);
  }, [state]);
  const begin = (what: SentPhoto['busy']) => {
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
      const hash = await sendPicture(picture);
      if (!isLast()) return;
      onKept(hash);
      setWaiting(undefined);
      setBusy(undefined);
    } catch (failure) {
      if (isLast()) fail(sentPhotoError(failure, full));
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
