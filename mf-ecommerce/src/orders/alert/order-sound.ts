import { only, storedJson } from '@cuadra/shared/state';

/** Hertz and seconds of its two tones: a bell at a door. */
const TONES = [
  { pitch: 880, at: 0 },
  { pitch: 660, at: 0.18 },
] as const;
const LENGTH = 0.3;
const LOUDNESS = 0.2;

/** Whether this device rings for a new order; it does unless somebody switched it off. */
export const orderSound = storedJson(
  'cuadra.order-sound',
  only((value): value is boolean => typeof value === 'boolean'),
);

let context: AudioContext | undefined;

/** A short ring: there is a new order. Before the first press on the page browsers keep it silent. */
export function ring(): void {
  if (!('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
  for (const { pitch, at } of TONES) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = context.currentTime + at;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(LOUDNESS, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + LENGTH);
  }
}
