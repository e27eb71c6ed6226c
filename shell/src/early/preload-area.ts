import { readBlock } from './read-block.ts';

/**
 * Has the scripts of a part of the shell fetched, as the build wrote them into the page, while the shell itself is still on
 * its way.
 *
 * @param area the name of a chunk of the shell, or of a module that it shares
 */
export function preloadArea(area: string): void {
  const areas = readBlock<Record<string, string[]>>('shell-areas');
  const hashes = readBlock<Record<string, string>>('shell-files');
  for (const file of areas?.[area] ?? []) preload(`/${file}`, hashes?.[file] ?? '');
}

/** What runs the script later must have the same `integrity` and `crossorigin`, or it is fetched again. */
function preload(href: string, integrity: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = href;
  document.head.append(link);
}
