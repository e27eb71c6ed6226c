import { newId } from '@cuadra/shared/domain';

/**
 * The idempotency ids of one form's tries to create a user. The server compares no password (docs/contract.md#idempotency):
 * a try with another one under the same id would be answered as if it had been taken. So each password has an id of its
 * own, and two tries with different ones meet at the username, which is taken.
 *
 * @returns gives the id for a password; the draft's for the first one, if no other form can have used it
 */
export function requestIds(): (password: string, draftId: string | undefined) => string {
  const given = new Map<string, string>();
  return (password, draftId) => {
    const known = given.get(password);
    if (known) return known;
    const isFree = draftId !== undefined && ![...given.values()].includes(draftId);
    const id = isFree ? draftId : newId();
    given.set(password, id);
    return id;
  };
}
