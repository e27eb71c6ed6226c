/** The text of a Markdown page without its fenced code, which holds no headings and no links; lines stay where they are. */
export function withoutCode(text: string): string {
  return text.replace(/^(```|~~~).*?^\1/gms, (block) => block.replace(/[^\n]/g, ' '));
}

/** The anchors of a page, as GitHub makes them from its headings. */
export function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutCode(text).matchAll(/^#{1,6} +(.+)$/gm)) {
    const anchor = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
      .replaceAll(' ', '-');
    let name = anchor;
    for (let again = 1; anchors.has(name); again++) name = `${anchor}-${again}`;
    anchors.add(name);
  }
  return anchors;
}

/** What a page links to: inline links, pictures, and definitions of references. */
export function linksOf(text: string): { target: string; index: number }[] {
  const links = [...withoutCode(text).matchAll(/\]\(\s*<?([^)\s>]+)[^)]*\)|^\[[^\]]+\]:\s+(\S+)/gm)];
  return links.map((link) => ({ target: link[1] ?? link[2] ?? '', index: link.index }));
}
