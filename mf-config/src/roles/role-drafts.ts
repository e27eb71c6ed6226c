import { readDrafts } from '@cuadra/shared/form';

const NEW = 'new-role';

/** The name of the draft of a role that is there. */
export function roleDraft(id: string): string {
  return `role ${id}`;
}

/** @param copied the role that a new one begins as a copy of */
export function newRoleDraft(copied?: string): string {
  return copied ? `${NEW} ${copied}` : NEW;
}

/** The roles that have a draft, by the draft's name. */
export function readRoleDrafts(): ReadonlySet<string> {
  return new Set(readDrafts(roleDraft('')).map(({ name }) => name));
}

/** A new role that was not saved. */
export interface NewRoleDraft {
  copied: string | undefined;
  /** As it was filled in; undefined where that was left alone. */
  name: string | undefined;
}

export function readNewRoleDrafts(): NewRoleDraft[] {
  return readDrafts(NEW).map(({ name, fields }) => ({
    copied: name.slice(newRoleDraft().length + 1) || undefined,
    name: typeof fields.name === 'string' ? fields.name.trim() : undefined,
  }));
}
