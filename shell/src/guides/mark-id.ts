/** The element of the header that a paused guide is marked in; a file of its own, since guides come later than the header. */
export const MARK_ID = 'guia-en-pausa';
