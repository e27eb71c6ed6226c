import { type Crop, cropSquare } from './crop.ts';

/** Pixels of a side of what is kept: enough for any place that shows a user. */
const SIDE = 256;
/** Characters of the data URL: it travels with the session, so it stays far below what the contract takes. */
const MOST = 40_000;
const QUALITIES = [0.9, 0.8, 0.7, 0.55, 0.4];

/** Draws the chosen square of a picture, as large as the canvas is. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = cropSquare(picture, crop);
  context.imageSmoothingQuality = 'high';
  // What is transparent would turn black without it.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The chosen square as a data URL of a few kB. Browsers that write no WebP write JPEG. */
export function encodePicture(picture: ImageBitmap, crop: Crop): string {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  drawCrop(canvas, picture, crop);
  const type = canvas.toDataURL('image/webp').startsWith('data:image/webp') ? 'image/webp' : 'image/jpeg';
  let encoded = '';
  for (const quality of QUALITIES) {
    encoded = canvas.toDataURL(type, quality);
    if (encoded.length <= MOST) break;
  }
  return encoded;
}
