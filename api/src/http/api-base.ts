/** Base path of every call (contract.md). */
export const API_BASE = '/api/v1';
