// One by one: the package's own entry brings readers of ten more kinds along, three times as much to load.
import { HTMLCanvasElementLuminanceSource } from '@zxing/library/esm/browser/HTMLCanvasElementLuminanceSource.js';
import BarcodeFormat from '@zxing/library/esm/core/BarcodeFormat.js';
import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap.js';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer.js';
import DecodeHintType from '@zxing/library/esm/core/DecodeHintType.js';
import Code128Reader from '@zxing/library/esm/core/oned/Code128Reader.js';
import ITFReader from '@zxing/library/esm/core/oned/ITFReader.js';
import MultiFormatUPCEANReader from '@zxing/library/esm/core/oned/MultiFormatUPCEANReader.js';
import QRCodeReader from '@zxing/library/esm/core/qrcode/QRCodeReader.js';
import type { ReadCode } from './read-code.ts';

/** Pixels of the longer side: more finds no more codes and takes an old phone longer. */
const LONGEST = 960;
/** Digits of what is printed on boxes (ITF-14): shorter ones are read where there are none. */
const ON_BOXES = 14;

/** A reader in plain JavaScript, for browsers without one: it needs no WebAssembly, which our policy for scripts forbids. */
export function openZxing(): ReadCode {
  const { EAN_13, EAN_8, UPC_A, UPC_E } = BarcodeFormat;
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [EAN_13, EAN_8, UPC_A, UPC_E]],
    [DecodeHintType.ALLOWED_LENGTHS, [ON_BOXES]],
  ]);
  const readers = [
    new MultiFormatUPCEANReader(hints),
    new Code128Reader(),
    new ITFReader(),
    new QRCodeReader(),
  ];
  const canvas = document.createElement('canvas');
  const paper = canvas.getContext('2d', { willReadFrequently: true });
  return async (picture) => {
    const { videoWidth, videoHeight } = picture;
    if (!paper || videoWidth === 0) return undefined;
    const scale = Math.min(1, LONGEST / Math.max(videoWidth, videoHeight));
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const bitmap = new BinaryBitmap(new HybridBinarizer(new HTMLCanvasElementLuminanceSource(canvas)));
    for (const reader of readers) {
      try {
        return reader.decode(bitmap, hints).getText();
      } catch {
        // Most pictures have no code in them, or half of one.
      }
    }
    return undefined;
  };
}
