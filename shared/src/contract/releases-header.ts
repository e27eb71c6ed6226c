/** Stands in every answer of the API: another value once somebody gets another version of a module. */
export const RELEASES_HEADER = 'cuadra-releases';
