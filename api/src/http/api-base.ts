/** Base path of every call (docs/contract.md#conventions). */
export const API_BASE = '/api/v1';
