/** What a module is called, in each of the places that name it. */
export interface ModuleName {
  /** Its folder and its package: `mf-stock-alerts`. */
  folder: string;
  /** Its remote, which is published: `mf_stock_alerts`. */
  remote: string;
  /** Its path and the beginning of its drawers: `stock-alerts`. */
  slug: string;
  /** What its users read in the sidebar. */
  title: string;
}

const FOLDER = /^mf-[a-z]+(-[a-z]+)*$/;
/** As the contract has it for a remote, which is part of an address. */
const LONGEST = 60;
/** What stands in quotes in the sources, and within what a descriptor allows for a label. */
const TITLE = /^\p{L}[\p{L}\p{N} .,&-]{0,39}$/u;

/**
 * @param title what its users read; without it, the name as words
 * @throws where it cannot be called so, with what it may be
 */
export function nameModule(folder: string, title?: string): ModuleName {
  if (!FOLDER.test(folder) || folder.length > LONGEST)
    throw new Error(
      `"${folder}" is no name for a module: it begins with mf- and has small letters and single hyphens, as in mf-stock-alerts, ${LONGEST} characters at most.`,
    );
  const slug = folder.slice('mf-'.length);
  const words = slug.replaceAll('-', ' ');
  const shown = title ?? words.charAt(0).toUpperCase() + words.slice(1);
  if (!TITLE.test(shown))
    throw new Error(
      `"${shown}" is no title: a letter, then letters, digits, spaces and . , & -, 40 characters at most. Give it with --title.`,
    );
  return { folder, remote: folder.replaceAll('-', '_'), slug, title: shown };
}
