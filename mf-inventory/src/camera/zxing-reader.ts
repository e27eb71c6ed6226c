import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HTMLCanvasElementLuminanceSource,
  HybridBinarizer,
  MultiFormatReader,
} from '@zxing/library';
import type { ReadCode } from './read-code.ts';

/** Pixels of the longer side: more finds no more codes and takes an old phone longer. */
const LONGEST = 960;

/** A reader in plain JavaScript, for browsers without one: it needs no WebAssembly, which our policy for scripts forbids. */
export function openZxing(): ReadCode {
  const reader = new MultiFormatReader();
  reader.setHints(
    new Map<DecodeHintType, unknown>([
      [
        DecodeHintType.POSSIBLE_FORMATS,
        [
          ...[BarcodeFormat.EAN_13, BarcodeFormat.EAN_8, BarcodeFormat.UPC_A, BarcodeFormat.UPC_E],
          ...[BarcodeFormat.CODE_128, BarcodeFormat.CODE_39, BarcodeFormat.ITF, BarcodeFormat.QR_CODE],
        ],
      ],
    ]),
  );
  const canvas = document.createElement('canvas');
  const paper = canvas.getContext('2d', { willReadFrequently: true });
  return async (picture) => {
    const { videoWidth, videoHeight } = picture;
    if (!paper || videoWidth === 0) return undefined;
    const scale = Math.min(1, LONGEST / Math.max(videoWidth, videoHeight));
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
    try {
      const source = new HTMLCanvasElementLuminanceSource(canvas);
      return reader.decodeWithState(new BinaryBitmap(new HybridBinarizer(source))).getText();
    } catch {
      // Most pictures have no code in them, or half of one.
      return undefined;
    }
  };
}
