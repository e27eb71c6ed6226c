/** Milliseconds after which the board, which is always on, looks what others did and bought. */
export const LOOK = 60_000;
