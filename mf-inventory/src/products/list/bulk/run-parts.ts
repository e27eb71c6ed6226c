import { api } from '@cuadra/shared/client';
import type { LeftReason } from '@cuadra/shared/domain';
import type { Change, Selected } from './wish.ts';

/** What a change, or its undoing, has come to so far. */
export interface Outcome {
  changed: number;
  left: { product_id: string; name: string; reason: LeftReason }[];
}

type Part = Outcome & { next: string | null };

/** Sends part after part, and tells after each. */
async function runParts(
  send: (cursor: string | undefined) => Promise<Part>,
  onProgress: (outcome: Outcome) => void,
): Promise<Outcome> {
  let outcome: Outcome = { changed: 0, left: [] };
  let cursor: string | undefined;
  do {
    const part = await send(cursor);
    outcome = { changed: outcome.changed + part.changed, left: [...outcome.left, ...part.left] };
    onProgress(outcome);
    cursor = part.next ?? undefined;
  } while (cursor !== undefined);
  return outcome;
}

export interface ChangeRequest {
  id: string;
  selection: Selected;
  change: Change;
  as_of: string;
}

/** Changes all that is selected. A part whose answer was lost is sent again under the same id and changes nothing twice. */
export function runChange(request: ChangeRequest, onProgress: (outcome: Outcome) => void): Promise<Outcome> {
  return runParts(
    (cursor) => api('POST /products/changes/create', { body: { ...request, ...(cursor && { cursor }) } }),
    onProgress,
  );
}

/** Puts back all that a change did. */
export function runUndo(id: string, onProgress: (outcome: Outcome) => void): Promise<Outcome> {
  return runParts(
    (cursor) =>
      api('PUT /products/changes/{id}/undo', {
        params: { id },
        body: cursor === undefined ? {} : { cursor },
      }),
    onProgress,
  );
}
