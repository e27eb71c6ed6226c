import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, 2 passes, 1 lane (the library's default algorithm is argon2id). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Verified against when nobody has the name, so that the time of the answer does not tell. */
let nobody: Promise<string> | undefined;

/** @param passwordHash undefined when there is no such user, empty when they have none: takes as long, and is false */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash || (await nobody), password);
  return matches && Boolean(passwordHash);
}
