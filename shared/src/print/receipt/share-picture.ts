import { receiptPicture } from './picture.ts';
import type { PaperWidth } from './ReceiptPaper.tsx';
import type { Receipt } from './rows.ts';

/**
 * Hands the receipt's picture to another app, or keeps it among the downloads where the browser shares no files.
 *
 * @returns what became of it; `cancelled` when the user closed the list of apps
 */
export async function sharePicture(
  receipt: Receipt,
  width: PaperWidth,
): Promise<'shared' | 'downloaded' | 'cancelled'> {
  const picture = await receiptPicture(receipt, width);
  const file = new File([picture], `${receipt.title}.png`, { type: picture.type });
  const shared = { files: [file], title: receipt.title };
  if (navigator.canShare?.(shared)) {
    try {
      await navigator.share(shared);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  download(file);
  return 'downloaded';
}

function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
