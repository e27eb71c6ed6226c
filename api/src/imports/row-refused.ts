import type { Rejection } from '@cuadra/shared/contract';

/** Rejections that are told; their number counts all. */
export const MAX_REJECTIONS = 1_000;

/** Thrown while a row is read, and told as its rejection. */
export class RowRefused<Reason extends string> extends Error {
  readonly reason: Reason;
  readonly field: string | null;
  readonly value: string | null;

  constructor(reason: Reason, field: string | null, value: string | null) {
    super(reason);
    this.reason = reason;
    this.field = field;
    this.value = value;
  }
}

/** A rejection as it is answered; of a long value the beginning is enough to find it. */
export function rejection<Reason extends string>(
  line: number,
  reason: Reason,
  field: string | null,
  value: string | null,
): Rejection<Reason> {
  return { line, reason, field, value: value === null ? null : value.slice(0, 80) };
}
