/** How names are compared when a person searches: no accents, no case, single spaces. `Piña  COLADA` → `pina colada`. */
export function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
