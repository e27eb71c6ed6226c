/**
 * What a stored value is read through: gives out what this version knows of it, undefined where that is nothing.
 *
 * A plain function and no zod schema: this is in the first load, in which zod would weigh more than all that is read here.
 */
export type StoredSchema<Value> = (value: unknown) => Value | undefined;

/** One value, persisted in the browser as JSON. */
export interface StoredJson<Value> {
  /** Undefined where nothing is stored, or something broken or of a version that is not known. */
  read: () => Value | undefined;
  /** Where storage is full or refused, nothing is written, and the page goes on. @param value undefined removes it */
  write: (value: Value | undefined) => void;
  /** Reads a text that was stored. */
  parse: (text: string | null) => Value | undefined;
  /** Tells what another tab writes. @returns stops telling */
  follow: (tell: (value: Value | undefined) => void) => () => void;
}

/**
 * Persists one value: `storedJson('cuadra.clock', readClock)`.
 *
 * @param area local: of the device; session: of the tab, which a reload leaves
 */
export function storedJson<Value>(
  key: string,
  schema: StoredSchema<Value>,
  area: 'local' | 'session' = 'local',
): StoredJson<Value> {
  // Asked for at each use: it throws where storage is refused.
  const storage = () => (area === 'local' ? localStorage : sessionStorage);
  const parse = (text: string | null): Value | undefined => {
    if (text === null) return undefined;
    try {
      return schema(JSON.parse(text));
    } catch {
      return undefined;
    }
  };
  return {
    parse,
    read: () => {
      try {
        return parse(storage().getItem(key));
      } catch {
        return undefined;
      }
    },
    write: (value) => {
      try {
        if (value === undefined) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(value));
      } catch {
        // What is in memory goes on; only the next visit forgets.
      }
    },
    follow: (tell) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key) tell(parse(event.newValue));
      };
      globalThis.addEventListener?.('storage', onStorage);
      return () => globalThis.removeEventListener?.('storage', onStorage);
    },
  };
}

/** A schema for a list, of which what is of another kind is left out. */
export function listOf<Item>(isItem: (value: unknown) => value is Item): StoredSchema<Item[]> {
  return (value) => (Array.isArray(value) ? value.filter(isItem) : undefined);
}

/** A schema for what either is of a kind or is not. */
export function only<Value>(isValue: (value: unknown) => value is Value): StoredSchema<Value> {
  return (value) => (isValue(value) ? value : undefined);
}
