/**
 * Codes that a scanner types like a keyboard, told from a person by their pace (docs/decisions/0019). Apart from the kit,
 * since only screens that take scans need it; the listening itself comes in a chunk of its own.
 */
export { KEEPS_CODES } from './keeps-codes.ts';
export { ScannerSection } from './lazy-scanner-section.ts';
export type { ScanListener } from './listen-for-scans.ts';
export { soundRefused, useScanner } from './use-scanner.ts';
