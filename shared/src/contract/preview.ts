import { z } from 'zod';

/** As an address says it: `?preview=mf_pos@1.2.0-rc.1`. Anything that somebody may type is understood, and refused in words. */
export const PreviewQuery = z.strictObject({ preview: z.string().max(200).optional() });

/**
 * What became of the wish to see one version of one module (docs/decisions/0066-preview.md). `shown`: the remotes have it;
 * `right`: nobody allowed it; `unknown`: there is no such version of a module of this company; `shell`: it cannot run here.
 */
export const PreviewOutcome = z.object({
  wanted: z.string(),
  outcome: z.enum(['shown', 'right', 'unknown', 'shell']),
});
export type PreviewOutcome = z.output<typeof PreviewOutcome>;
