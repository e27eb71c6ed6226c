import { notify } from '../../state/index.ts';
import type { PaperWidth } from './ReceiptPaper.tsx';
import type { Receipt } from './rows.ts';

/** Hands the receipt's picture to another app, and tells what became of it. */
export async function shareReceipt(receipt: Receipt, width: PaperWidth): Promise<void> {
  try {
    // Asked for when it is first wanted.
    const { sharePicture } = await import('./share-picture.ts');
    const outcome = await sharePicture(receipt, width);
    if (outcome === 'downloaded') notify.success('La imagen quedó en tus descargas.');
  } catch {
    notify.error('No pudimos hacer la imagen. Intenta de nuevo.');
  }
}
