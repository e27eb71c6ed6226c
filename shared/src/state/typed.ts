import type { SessionState } from '../contract/index.ts';

/** Session storage, so that each tab has its own and a reload keeps it: what was typed into a form, by the form's name. */
const PREFIX = 'cuadra.typed.';

/** Whose it is: on a shared till nobody finds what somebody else has typed. */
export function ownerOf({ user, company }: Pick<SessionState, 'user' | 'company'>): string {
  return `${user.id} ${company?.id ?? ''}`;
}

/** Keeps what stands in a form, until it is forgotten or the tab is closed. */
export function keepTyped(owner: string, form: string, values: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + form, JSON.stringify({ owner, values }));
  } catch {
    // What is on the screen goes on; only a reload forgets.
  }
}

/** What its owner typed into a form before; undefined where there is nothing of theirs. */
export function readTyped(owner: string, form: string): unknown {
  const kept = read(PREFIX + form);
  return kept?.owner === owner ? kept.values : undefined;
}

/** Whether this tab keeps anything that somebody typed, for who has not come back yet. */
export function hasTyped(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX));
  } catch {
    return false;
  }
}

/** What its owner typed into the forms whose name begins so, by their names. */
export function listTyped(owner: string, beginning: string): { form: string; values: unknown }[] {
  try {
    const forms = Object.keys(sessionStorage)
      .filter((key) => key.startsWith(PREFIX + beginning))
      .map((key) => key.slice(PREFIX.length));
    return forms.sort().flatMap((form) => {
      const values = readTyped(owner, form);
      return values === undefined ? [] : [{ form, values }];
    });
  } catch {
    return [];
  }
}

export function forgetTyped(form: string): void {
  try {
    sessionStorage.removeItem(PREFIX + form);
  } catch {
    // Nothing was kept where storage is refused.
  }
}

/** Forgets what anybody but the owner has typed in this tab; without one, all of it. */
export function forgetTypedOfOthers(owner?: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && read(key)?.owner !== owner) sessionStorage.removeItem(key);
    }
  } catch {
    // As above.
  }
}

function read(key: string): { owner: unknown; values: unknown } | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'owner' in kept && 'values' in kept
      ? kept
      : undefined;
  } catch {
    return undefined;
  }
}
