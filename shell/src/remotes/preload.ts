import type { ReleasedVersion } from '@cuadra/shared/contract';

/** What preloading needs to know of a version; the first script has it before anything is validated. */
export type Preloadable = Pick<ReleasedVersion, 'base' | 'entry' | 'files' | 'exposes'>;

/** The scripts that an expose needs at first, with their hashes. */
export function filesOf(version: Preloadable, expose: string): { href: string; integrity: string }[] {
  return [version.entry, ...(version.exposes[expose] ?? [])].map((file) => ({
    href: version.base + file,
    integrity: version.files[file] ?? '',
  }));
}

/** Has the browser fetch what an expose needs, all files side by side, before anything asks for them. */
export function preloadFiles(version: Preloadable, expose: string): void {
  for (const { href, integrity } of filesOf(version, expose)) preloadScript(href, integrity);
}

/** Fetches a script without running it; what runs it later must have the same `integrity` and `crossorigin`. */
export function preloadScript(href: string, integrity: string): void {
  if (document.querySelector(`link[rel="preload"][href="${CSS.escape(href)}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = href;
  document.head.append(link);
}
