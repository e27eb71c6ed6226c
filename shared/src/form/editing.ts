import type { FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { ApiError } from '../client/index.ts';
import type { Edit, EditedDetails } from '../contract/index.ts';
import type { FieldName } from './field-name.ts';

/** What `send` adds to what it sends of something that others may change too. */
export interface SentEdit<Values> {
  /** The version that the form began with, and the id of the form's own edit: for the request's body. */
  fields: Edit;
  /** The values that the form changes: what is there now, as far as the form was told. */
  before: Values;
}

/** What a form says of the thing that it changes, so that it can tell what somebody else has changed meanwhile. */
export interface Editing<Values extends FieldValues> {
  version: number;
  /** The form's values of what a conflict answers; undefined where it is of no known shape. */
  read: (current: unknown) => { values: Values; version: number } | undefined;
  labels: Readonly<Record<FieldName<Values>, string>>;
  show: (field: FieldName<Values>, values: Values) => string;
  isSame: (field: FieldName<Values>, mine: Values, theirs: Values) => boolean;
}

export interface EditingOptions<Entity extends { version: number }, Values extends FieldValues> {
  /** What is changed, as it was read. */
  entity: Entity;
  /** The contract's schema of it. */
  schema: ZodType<Entity>;
  /** The form's values of it. */
  values: (entity: Entity) => Values;
  /** What the form calls its fields. */
  labels: Readonly<Record<FieldName<Values>, string>>;
  /** What stands in a field, for people; undefined where it is the text itself. */
  show?: (field: FieldName<Values>, values: Values) => string | undefined;
  /** Whether what is written differently is the same: 1 and 1.00. */
  isSame?: (field: FieldName<Values>, mine: Values, theirs: Values) => boolean;
}

/** For `edited` of `useEntityForm`: the thing that the form changes, by the version in which it was read. */
export function editing<Entity extends { version: number }, Values extends FieldValues>(
  options: EditingOptions<Entity, Values>,
): Editing<Values> {
  const { entity, schema, values, labels, show, isSame } = options;
  return {
    version: entity.version,
    read: (current) => {
      const known = schema.safeParse(current);
      return known.success ? { values: values(known.data), version: known.data.version } : undefined;
    },
    labels,
    show: (field, shown) => show?.(field, shown) ?? plainText(shown[field]),
    isSame: (field, mine, theirs) =>
      JSON.stringify(mine[field]) === JSON.stringify(theirs[field]) ||
      (isSame?.(field, mine, theirs) ?? false),
  };
}

/** What 409 ERROR_EDITED tells; undefined for any other error. */
export function editedDetails(error: unknown): EditedDetails | undefined {
  if (!(error instanceof ApiError) || error.code !== 'ERROR_EDITED') return undefined;
  const { by, is_own, at, current } = error.details;
  return {
    by: typeof by === 'string' ? by : null,
    is_own: is_own === true,
    at: typeof at === 'string' ? at : null,
    current,
  };
}

function plainText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (Array.isArray(value)) return value.join(', ') || 'Vacío';
  return value === null || value === undefined || value === '' ? 'Vacío' : String(value);
}
