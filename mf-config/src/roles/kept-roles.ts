import { readKeptForms } from '@cuadra/shared/ui';

const NEW = 'new-role';

/** What the form of a role is kept as until it is saved: see `useKeptForm`. */
export function keptRole(id: string): string {
  return `role ${id}`;
}

/** @param copied the role that a new one begins as a copy of */
export function keptNewRole(copied?: string): string {
  return copied ? `${NEW} ${copied}` : NEW;
}

/** Which roles have changes that were not saved, by what their forms are kept as. */
export function readUnsavedRoles(): ReadonlySet<string> {
  return new Set(readKeptForms(keptRole('')).map(({ name }) => name));
}

/** A role that was begun and not saved. */
export interface NewRoleLeft {
  copied: string | undefined;
  /** As it was typed; undefined where that was left alone. */
  name: string | undefined;
}

export function readNewRoles(): NewRoleLeft[] {
  return readKeptForms(NEW).map(({ name, fields }) => ({
    copied: name.slice(keptNewRole().length + 1) || undefined,
    name: typeof fields.name === 'string' ? fields.name.trim() : undefined,
  }));
}
