import { createHash } from 'node:crypto';
import { readWhenChanged } from './read-when-changed.ts';

/** Where the shell's page has room for what only the server knows (shell/src/index.html). */
const MARK = '<!-- module -->';

export interface ModulePage {
  html: string;
  etag: string;
}

/**
 * The shell's page for the path of a module's screen: with the scripts of that screen in it, so that a browser fetches them
 * beside the shell's, and not after it has been told who is here. They are what most companies get, and no more than a hint:
 * what runs is what the registry says to the one who asks.
 *
 * @param page the page's file
 * @param firstFiles the scripts of the screen at a path; empty where none of a module is
 * @returns the page for a path; undefined where it is the one of the build
 */
export function modulePages(
  page: string,
  firstFiles: (pathname: string) => readonly string[],
): (pathname: string) => ModulePage | undefined {
  const template = readWhenChanged(page, (html) => html.split(MARK));
  return (pathname) => {
    const files = firstFiles(pathname);
    const [before, after] = template();
    if (files.length === 0 || before === undefined || after === undefined) return undefined;
    const data = JSON.stringify(files).replaceAll('<', '\\u003c');
    const html = `${before}<script id="module-files" type="application/json">${data}</script>${after}`;
    return { html, etag: `W/"${createHash('sha256').update(html).digest('base64url')}"` };
  };
}
