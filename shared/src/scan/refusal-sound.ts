/** Hertz: low, unlike the beep of a scanner, which says that it has read and not that it was taken. */
const PITCH = 180;
/** Seconds. */
const LENGTH = 0.35;
const LOUDNESS = 0.2;

let context: AudioContext | undefined;

/** A short buzz: what was scanned is not in the sale. Whoever scans looks at the goods and not at the screen. */
export function soundRefusal(): void {
  // Where there is no sound, the message alone has to do.
  if (!('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
  const tone = context.createOscillator();
  const volume = context.createGain();
  const now = context.currentTime;
  tone.type = 'square';
  tone.frequency.value = PITCH;
  volume.gain.setValueAtTime(LOUDNESS, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + LENGTH);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + LENGTH);
}
