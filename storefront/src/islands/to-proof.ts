/** As the API takes it (`PROOF_BOUNDS` of the contract, whose schemas are not wanted in a phone). */
const SIDE = 1600;
const MAX_BYTES = 180_000;

/** A photo as small as the API takes it, as a data URL; undefined for what the browser cannot draw. */
export async function toProof(file: File): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  for (const [share, quality] of [
    [1, 0.8],
    [1, 0.6],
    [0.7, 0.6],
    [0.5, 0.5],
  ] as const) {
    const scale = Math.min(1, (SIDE * share) / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const url = canvas.toDataURL('image/jpeg', quality);
    if ((url.length * 3) / 4 < MAX_BYTES) return url;
  }
  return undefined;
}
