/** Gives the person a file of text to keep. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it up by the next turn; until then it must stay.
  setTimeout(() => URL.revokeObjectURL(url));
}
