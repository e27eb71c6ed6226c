/** How a thermal printer hangs on the device. */
export type ConnectionKind = 'usb' | 'serial';

/** What finds the same printer again at the next visit. */
export interface KnownPrinter {
  kind: ConnectionKind;
  name: string;
  vendorId: number | null;
  productId: number | null;
  serialNumber: string | null;
}

/** A printer that takes bytes. */
export interface Connection {
  printer: KnownPrinter;
  /** @throws PrinterError */
  write: (bytes: Uint8Array) => Promise<void>;
  close: () => Promise<void>;
}

/** A way to reach printers. */
export interface Transport {
  isSupported: () => boolean;
  /** Has the user choose one; only from a press. @throws PrinterError, `not-chosen` when none was */
  choose: () => Promise<Connection>;
  /** Opens one that was chosen before. @throws PrinterError, `gone` when it is not there */
  reopen: (printer: KnownPrinter) => Promise<Connection>;
}

/**
 * - `unsupported`: the browser cannot speak to printers
 * - `not-chosen`: the user closed the list
 * - `gone`: unplugged, off, or never allowed
 * - `busy`: another program, or the driver of the system, holds it
 * - `silent`: it takes nothing: out of paper, open, or stuck
 */
export type PrinterErrorKind = 'unsupported' | 'not-chosen' | 'gone' | 'busy' | 'silent' | 'failed';

export class PrinterError extends Error {
  readonly kind: PrinterErrorKind;

  constructor(kind: PrinterErrorKind, cause?: unknown) {
    super(kind, { cause });
    this.name = 'PrinterError';
    this.kind = kind;
  }
}

const KINDS: ReadonlyMap<string, PrinterErrorKind> = new Map([
  ['NotFoundError', 'not-chosen'],
  ['SecurityError', 'busy'],
  ['InvalidStateError', 'busy'],
  ['NetworkError', 'gone'],
]);

/** What the browser threw, as one of ours. @param otherwise what a `NotFoundError` means here, if not that none was chosen */
export function printerError(
  error: unknown,
  otherwise: Partial<Record<string, PrinterErrorKind>> = {},
): PrinterError {
  if (error instanceof PrinterError) return error;
  const name = error instanceof DOMException ? error.name : '';
  return new PrinterError(otherwise[name] ?? KINDS.get(name) ?? 'failed', error);
}

/** Milliseconds that a printer may take to swallow a ticket: one without paper never does, and never says so. */
const PATIENCE = 12_000;

/** @throws PrinterError `silent` when it takes too long */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PrinterError('silent')), PATIENCE);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
