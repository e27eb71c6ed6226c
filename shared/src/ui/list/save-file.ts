/** Gives the person a file to keep. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it up by the next turn; until then it must stay.
  setTimeout(() => URL.revokeObjectURL(url));
}
