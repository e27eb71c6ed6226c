const TAG = '<script src="/__dev/reload.js" defer></script>';

/** In the page: reloads it when the dev server says that there is another build. A file of its own, because of the CSP. */
export const RELOAD_SCRIPT = `new EventSource('/__dev/events').onmessage = () => location.reload();\n`;

/** A page that reloads itself; anything else stays as it is. */
export function withReloadScript(text: string): string {
  return text.replace('</head>', `${TAG}</head>`);
}
