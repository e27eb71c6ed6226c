import { saveFile } from '../../ui/index.ts';

/** Gives the person a file of text to keep. */
export function saveText(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
}
