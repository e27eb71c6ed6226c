import { type Crop, type CropRule, cropSquare, type Part, takenPart } from './crop.ts';

/** What is taken of a chosen picture. */
export interface PictureFormat extends CropRule {
  /** Pixels of its longer side. */
  side: number;
  /** Characters of the data URL: far below what the contract takes. */
  most: number;
  /** A smaller one of the same, where lists show it. */
  small?: Pick<PictureFormat, 'side' | 'most'>;
}

/** Of a person: enough for any place that shows one, and small, because it travels with the session. */
export const PHOTO_FORMAT: PictureFormat = { whole: false, side: 256, most: 40_000 };
/** Of a company: as wide as a ticket of 80 mm has dots, or nearly. */
export const LOGO_FORMAT: PictureFormat = { whole: true, side: 512, most: 120_000 };

/** Of a product: as a phone shows it, and as a row or a card does. */
export const PRODUCT_FORMAT: PictureFormat = {
  ...{ whole: true, side: 640, most: 120_000 },
  small: { side: 160, most: 20_000 },
};

const QUALITIES = [0.9, 0.8, 0.7, 0.55, 0.4];

/** Draws the chosen square of a picture, as large as the canvas is. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop, rule: CropRule): void {
  drawPart(canvas, picture, cropSquare(picture, crop, rule));
}

function drawPart(canvas: HTMLCanvasElement, picture: ImageBitmap, part: Part): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const scale = canvas.width / part.width;
  context.imageSmoothingQuality = 'high';
  // What is transparent would turn black without it.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const { width, height } = picture;
  context.drawImage(picture, -part.left * scale, -part.top * scale, width * scale, height * scale);
}

/** The smaller one of what was chosen, where its kind has one. */
export function encodeSmall(picture: ImageBitmap, crop: Crop, format: PictureFormat): string | undefined {
  return format.small && encodePicture(picture, crop, { ...format, ...format.small });
}

/** What was chosen as a data URL of a few kB. Browsers that write no WebP write JPEG. */
export function encodePicture(picture: ImageBitmap, crop: Crop, format: PictureFormat): string {
  const canvas = document.createElement('canvas');
  const part = takenPart(picture, crop, format);
  const scale = format.side / Math.max(part.width, part.height);
  canvas.width = Math.max(1, Math.round(part.width * scale));
  canvas.height = Math.max(1, Math.round(part.height * scale));
  drawPart(canvas, picture, part);
  const type = canvas.toDataURL('image/webp').startsWith('data:image/webp') ? 'image/webp' : 'image/jpeg';
  let encoded = '';
  for (const quality of QUALITIES) {
    encoded = canvas.toDataURL(type, quality);
    if (encoded.length <= format.most) break;
  }
  return encoded;
}
