/** As `CLIENT_SORTS` of the contract, whose schemas no screen carries, with what each is called. */
export const CLIENT_SORTS = {
  name: 'Nombre',
  debt: 'Lo que debe',
  owed_since: 'Desde cuándo debe',
  last_purchase: 'Última compra',
  bought: 'Compró este año',
} as const;
export type ClientSort = keyof typeof CLIENT_SORTS;

/** Of days the oldest or the latest is first; of all else the least or the most. */
export function isOfDays(by: ClientSort): boolean {
  return by === 'owed_since' || by === 'last_purchase';
}

/** How the list stands while nobody asks for another order. */
export const USUAL_SORT: { by: ClientSort; isDescending: boolean } = { by: 'name', isDescending: false };

export function isClientSort(text: string): text is ClientSort {
  return Object.hasOwn(CLIENT_SORTS, text);
}
