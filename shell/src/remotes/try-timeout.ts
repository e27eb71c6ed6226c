/** Milliseconds that one try at a remote may take, all its files together (docs/federation.md#loading-and-failing). */
export const TRY_TIMEOUT_MS = 8000;
