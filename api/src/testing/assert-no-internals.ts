import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));

/** What an answer shows only when the inside has got out: SQL, stacks, paths, names of roles, tables and libraries. */
const INSIDE: readonly (RegExp | string)[] = [
  PROJECT,
  `${tmpdir()}/`,
  'node_modules',
  'node:internal',
  /\bat .+:\d+:\d+/,
  /\b(select|insert|update|delete)\b[^"]*\b(from|into|set|where)\b/i,
  /(?<![\w-])(relation|constraint|column|syntax error|violates|duplicate key)\b/i,
  // By the letter: three letters of chance are among what the tests send themselves.
  /\bzod\b|Zod[A-Z]/,
  /postgres|kysely|fastify|argon2|cuadra_app|password_hash|token_hash|_pkey/i,
  /FST_ERR|SQLSTATE|ECONN|Error:/,
];

/** Holds an answer to telling nothing of the inside (docs/contract.md#errors). */
export function assertNoInternals(text: string): void {
  for (const sign of INSIDE) {
    const isThere = typeof sign === 'string' ? text.includes(sign) : sign.test(text);
    assert.ok(!isThere, `the inside (${sign}) in an answer: ${text.slice(0, 2_000)}`);
  }
}
