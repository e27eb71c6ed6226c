/** Milliseconds that one try at a remote may take, all its files together (design §2, Loading). */
export const TRY_TIMEOUT_MS = 8000;
