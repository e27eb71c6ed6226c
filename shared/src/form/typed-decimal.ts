/**
 * A decimal field as it is filled in: canonical (`"12.5"`), empty for nothing, null while what stands there is no
 * number.
 */
export type TypedDecimal = string | null;
