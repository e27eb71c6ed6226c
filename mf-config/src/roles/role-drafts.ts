import { newId } from '@cuadra/shared/domain';
import { create } from 'zustand';
import type { RoleValues } from './role-values.ts';

/** A role that was begun and not saved. */
export interface RoleDraftKept extends RoleValues {
  /** Of the role; of a new one made with its draft, so that saving it twice creates one. */
  id: string;
  kind: 'create' | 'edit';
  /** The role that it began as a copy of. */
  copied?: string;
}

/** In the storage of the tab: it outlives a reload, and nobody finds it on another day. */
const KEY = 'cuadra.role-drafts';

type Drafts = Readonly<Record<string, RoleDraftKept>>;

interface DraftStore {
  drafts: Drafts;
  keep: (key: string, draft: RoleDraftKept) => void;
  drop: (key: string) => void;
}

export const useRoleDrafts = create<DraftStore>()((set, get) => {
  const write = (drafts: Drafts) => {
    set({ drafts });
    try {
      sessionStorage.setItem(KEY, JSON.stringify(drafts));
    } catch {
      // Storage that is refused or full: the draft lives as long as the page.
    }
  };
  return {
    drafts: readDrafts(stored()),
    keep: (key, draft) => write({ ...get().drafts, [key]: draft }),
    drop: (key) => {
      const { [key]: _, ...others } = get().drafts;
      write(others);
    },
  };
});

/**
 * Where a draft is kept: each user has his own on a shared device.
 *
 * @param of the role that is edited; or what a new one is made from, and nothing for a blank one
 */
export function draftKey(userId: string, kind: RoleDraftKept['kind'], of = ''): string {
  return `${userId}/${kind}/${of}`;
}

/** The drafts of new roles that a user left; those of edits stand with their role. */
export function newDraftsOf(drafts: Drafts, userId: string): RoleDraftKept[] {
  return Object.entries(drafts).flatMap(([key, draft]) =>
    key.startsWith(draftKey(userId, 'create')) ? [draft] : [],
  );
}

/** A draft of a new role, with the id that it will have. */
export function newDraft(values: RoleValues, copied?: string): RoleDraftKept {
  return { ...values, id: newId(), kind: 'create', ...(copied && { copied }) };
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** What is stored may be of an older version, or broken: then there is none. */
export function readDrafts(text: string | null): Drafts {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, RoleDraftKept] => isDraft(entry[1])),
    );
  } catch {
    return {};
  }
}

function isDraft(value: unknown): value is RoleDraftKept {
  if (typeof value !== 'object' || value === null) return false;
  const { id, kind, name, description, chosen } = value as Record<string, unknown>;
  return (
    [id, name, description].every((text) => typeof text === 'string') &&
    (kind === 'create' || kind === 'edit') &&
    typeof chosen === 'object' &&
    chosen !== null &&
    Object.values(chosen).every((codes) => Array.isArray(codes) && codes.every(Number.isInteger))
  );
}
