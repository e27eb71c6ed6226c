/** A field of the form itself, not of what it holds. */
export type FieldName<Values> = Extract<keyof Values, string>;
