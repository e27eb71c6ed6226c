/**
 * Names the variable with the address, for its owner, of a migrated database that tests copy and never change. `run.ts`
 * sets it, so that one server does for all files; a file that runs alone starts its own.
 */
export const TEST_DATABASE_URL = 'TEST_DATABASE_URL';

/** Variable of the environment: `host:port` of the pooler that the API's requests go through. */
export const TEST_POOLER = 'CUADRA_TEST_POOLER';

/** Variable of the environment: how many copies of the API a test's requests go to, in turn. */
export const TEST_COPIES = 'CUADRA_TEST_COPIES';
