/** What the shell provides as `@cuadra/shared/scan`: all of it, for the modules that take scans. */
export { KEEPS_CODES, ScannerSection, soundRefused, useScanner } from '@cuadra/shared/scan';
