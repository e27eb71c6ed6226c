import { z } from 'zod';
import { Instant } from './common.ts';

/** Base64url, without padding. */
const Bytes = (length: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`));

/**
 * What proves that an answer's remotes are those that Cuadra gives out (docs/decisions/0065-a-signed-registry.md): what stands
 * between may not change them.
 */
export const RegistrySignature = z.object({
  signed_at: Instant,
  /** One by each key that a page may know: the one in force, and the one before for pages that are open. */
  signatures: z.array(z.object({ key: Bytes(43), value: Bytes(86) })),
});
export type RegistrySignature = z.output<typeof RegistrySignature>;
