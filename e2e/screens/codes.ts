import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const ZXING = createRequire(import.meta.url).resolve('@zxing/library/umd/index.min.js');

interface ReaderWindow {
  ZXing: {
    HTMLCanvasElementLuminanceSource: new (canvas: HTMLCanvasElement) => object;
    HybridBinarizer: new (source: object) => object;
    BinaryBitmap: new (binarizer: object) => object;
    MultiFormatReader: new () => {
      decode: (bitmap: object) => { getText: () => string; getBarcodeFormat: () => number };
    };
    BarcodeFormat: Record<number, string>;
  };
}

/** Reads the barcode or QR in a picture, as a scanner would: by a reader that did not draw it. */
export async function readCode(page: Page, png: Buffer): Promise<{ text: string; format: string }> {
  const reader = await page.context().newPage();
  try {
    await reader.addScriptTag({ path: ZXING });
    return await reader.evaluate(async (data) => {
      const { ZXing } = window as unknown as ReaderWindow;
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const source = new ZXing.HTMLCanvasElementLuminanceSource(canvas);
      const read = new ZXing.MultiFormatReader().decode(
        new ZXing.BinaryBitmap(new ZXing.HybridBinarizer(source)),
      );
      return { text: read.getText(), format: ZXing.BarcodeFormat[read.getBarcodeFormat()] ?? '' };
    }, png.toString('base64'));
  } finally {
    await reader.close();
  }
}
