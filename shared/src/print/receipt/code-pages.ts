/**
 * The tables of letters that printers have. Nearly all have 850, which has every letter of Spanish; `plain` is for the ones
 * that print something else whatever they are told.
 */
export const CODE_PAGE_NAMES = ['cp850', 'cp858', 'windows1252', 'cp437', 'plain'] as const;
export type CodePage = (typeof CODE_PAGE_NAMES)[number];
