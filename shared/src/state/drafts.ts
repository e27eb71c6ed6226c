import type { SessionState } from '../contract/index.ts';
import { isRecord } from '../domain/index.ts';
import { storedJson } from './stored-json.ts';

/** Session storage, so that each tab has its own drafts and a reload leaves them: form values, by the draft's name. */
const PREFIX = 'cuadra.typed.';

/** Whose a draft is: on a shared device nobody finds what somebody else has written. */
export function ownerOf({ user, company }: Pick<SessionState, 'user' | 'company'>): string {
  return `${user.id} ${company?.id ?? ''}`;
}

/** Persists a draft until it is removed or the tab is closed. */
export function writeDraft(owner: string, name: string, values: unknown): void {
  stored(PREFIX + name).write({ owner, values });
}

/** A draft of this owner; undefined where there is none of theirs. */
export function readDraft(owner: string, name: string): unknown {
  const draft = stored(PREFIX + name).read();
  return draft?.owner === owner ? draft.values : undefined;
}

/** Whether this tab has anybody's draft: they may not have come back yet. */
export function hasDrafts(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX));
  } catch {
    return false;
  }
}

/** The owner's drafts whose name begins so, by their names. */
export function listDrafts(owner: string, beginning: string): { name: string; values: unknown }[] {
  try {
    const names = Object.keys(sessionStorage)
      .filter((key) => key.startsWith(PREFIX + beginning))
      .map((key) => key.slice(PREFIX.length));
    return names.sort().flatMap((name) => {
      const values = readDraft(owner, name);
      return values === undefined ? [] : [{ name, values }];
    });
  } catch {
    return [];
  }
}

export function removeDraft(name: string): void {
  stored(PREFIX + name).write(undefined);
}

/** Removes the drafts of this tab that are not the owner's; without an owner, all of them. */
export function removeDraftsOfOthers(owner?: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && stored(key).read()?.owner !== owner) sessionStorage.removeItem(key);
    }
  } catch {
    // There is no draft where storage is refused.
  }
}

function stored(key: string) {
  const schema = (value: unknown) =>
    isRecord(value) && 'owner' in value && 'values' in value
      ? { owner: value.owner, values: value.values }
      : undefined;
  return storedJson(key, schema, 'session');
}
