/** What the descriptor and the screens of this module both name. */
export const TITLE = 'Ejemplo';
export const CLIENT_DRAWER = 'example-client';
