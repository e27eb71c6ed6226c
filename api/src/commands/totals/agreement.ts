/** Something that two writings of one fact must agree on, and that nothing may change: what was sold stays as it was. */
export interface Agreement {
  /** What the row is. */
  table: string;
  /** Rows `(row_id, stored, worked_out)` of the company `$1` that do not agree. */
  disagreements: string;
}
