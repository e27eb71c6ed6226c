import { type RefObject, useEffect, useRef, useState } from 'react';
import { codeTeller } from './code-teller.ts';
import { openReader } from './open-reader.ts';

export type CameraProblem = 'refused' | 'none' | 'busy' | 'unloaded';

/** Milliseconds between two looks: as fast as a hand moves, and no faster than an old phone can. */
const LOOK = 120;

export interface Camera {
  video: RefObject<HTMLVideoElement | null>;
  problem: CameraProblem | undefined;
  retry: () => void;
}

/** Looks through the camera at the back for as long as it is drawn, and tells each code that comes into sight once. */
export function useCamera(onRead: (code: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<CameraProblem>();
  const [tries, setTries] = useState(0);
  const tell = useRef(onRead);
  useEffect(() => {
    tell.current = onRead;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try begins again.
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const begin = async () => {
      const read = await openReader().catch(() => Promise.reject(new Unloaded()));
      if (isGone) return;
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
      });
      const picture = video.current;
      if (isGone || !picture) return stop();
      picture.srcObject = stream;
      await picture.play();
      const isNew = codeTeller();
      const look = async () => {
        if (isGone) return;
        const code =
          picture.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await read(picture) : undefined;
        if (isGone) return;
        if (isNew(code, performance.now()) && code !== undefined) tell.current(code);
        timer = setTimeout(() => void look(), LOOK);
      };
      await look();
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    setProblem(undefined);
    begin().catch((error: unknown) => {
      stop();
      if (!isGone) setProblem(problemOf(error));
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
    };
  }, [tries]);
  return { video, problem, retry: () => setTries((before) => before + 1) };
}

class Unloaded extends Error {}

function problemOf(error: unknown): CameraProblem {
  if (error instanceof Unloaded) return 'unloaded';
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (['NotFoundError', 'OverconstrainedError', 'NotSupportedError'].includes(name)) return 'none';
  return 'busy';
}
