import { lazyComponent } from '../remote/index.ts';

/** How the scanner of this device is set; in effect at once. */
export const ScannerSection = lazyComponent(async () => ({
  default: (await import('./ScannerSection.tsx')).ScannerSection,
}));
