/** How names are compared when a person searches: no accents, no case, single spaces. `Piña  COLADA` → `pina colada`. */
export function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** A name as the last word of a sentence: one that ends in a full stop, «La Esquina, C.A.», leaves it to the sentence. */
export function beforeStop(name: string): string {
  return name.replace(/\.\s*$/, '');
}
