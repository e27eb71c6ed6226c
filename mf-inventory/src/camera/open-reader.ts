import type { ReadCode } from './read-code.ts';

/** The browser's own reader, which TypeScript does not know: on Android and macOS. */
interface BarcodeDetector {
  detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
interface BarcodeDetectorClass {
  new (options: { formats: string[] }): BarcodeDetector;
  getSupportedFormats: () => Promise<string[]>;
}

/** What is on goods and on labels of one's own. */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'itf', 'qr_code'];

/** The browser's own reader where it reads what is on goods, or one that is loaded. */
export async function openReader(): Promise<ReadCode> {
  const Detector = (globalThis as { BarcodeDetector?: BarcodeDetectorClass }).BarcodeDetector;
  const known = (await Detector?.getSupportedFormats().catch(() => [])) ?? [];
  if (Detector && known.includes('ean_13')) {
    const detector = new Detector({ formats: FORMATS.filter((format) => known.includes(format)) });
    return async (picture) => (await detector.detect(picture).catch(() => []))[0]?.rawValue;
  }
  return (await import('./zxing-reader.ts')).openZxing();
}
