import { createHash } from 'node:crypto';
import { readWhenChanged } from './read-when-changed.ts';

/** Where the shell's page has room for what only the server knows (shell/src/index.html). */
const MARK = '<!-- served -->';

export interface ServedPage {
  html: string;
  etag: string;
}

/** What the server knows and the build does not. */
export interface ServedData {
  /** The scripts of the screen at a path; empty where none of a module is. */
  firstFiles: (pathname: string) => readonly string[];
  /** The public keys by which the page knows the registry's answers (docs/decisions/0065-a-signed-registry.md). */
  registryKeys: () => readonly string[];
}

/**
 * The shell's page as it is served: with the registry's public keys, and at the path of a module's screen with the scripts of
 * that screen, so that a browser fetches them beside the shell's, and not after it has been told who is here. Those are what most
 * companies get, and no more than a hint: what runs is what the registry says to the one who asks.
 *
 * @param page the page's file
 * @returns the page for a path; undefined where the build's has no room for it
 */
export function servedPages(
  page: string,
  { firstFiles, registryKeys }: ServedData,
): (pathname: string) => ServedPage | undefined {
  const template = readWhenChanged(page, (html) => html.split(MARK));
  return (pathname) => {
    const [before, after] = template();
    if (before === undefined || after === undefined) return undefined;
    const files = firstFiles(pathname);
    const blocks = [
      block('registry-keys', registryKeys()),
      ...(files.length > 0 ? [block('module-files', files)] : []),
    ];
    const html = before + blocks.join('') + after;
    return { html, etag: `W/"${createHash('sha256').update(html).digest('base64url')}"` };
  };
}

function block(id: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script id="${id}" type="application/json">${json}</script>`;
}
