import { PrinterError, type PrinterErrorKind } from './connection.ts';

const SENTENCES: Readonly<Record<Exclude<PrinterErrorKind, 'not-chosen'>, string>> = {
  unsupported:
    'Este navegador no puede hablar con impresoras térmicas. Usa Chrome o Edge, o imprime con el navegador.',
  gone: 'No encontramos la impresora. Revisa que esté conectada y encendida, o elígela de nuevo.',
  busy: 'Otro programa tiene ocupada la impresora. Ciérralo; en Windows, elígela por serial.',
  silent: 'La impresora no responde. Revisa que tenga papel, que esté cerrada y encendida.',
  failed: 'La impresora no pudo imprimir. Desconéctala, vuelve a conectarla e intenta de nuevo.',
};

/** What went wrong and what to do; undefined where nothing did: the user closed the list of printers. */
export function printerErrorText(error: unknown): string | undefined {
  const kind = error instanceof PrinterError ? error.kind : 'failed';
  return kind === 'not-chosen' ? undefined : SENTENCES[kind];
}
