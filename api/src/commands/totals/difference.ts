/** A row where what is stored is not what the ledger says. */
export interface Difference {
  companyId: string;
  /** `product_stock.qty` */
  table: string;
  /** The row's key within the company. */
  row: string;
  /** Null: the row is missing. */
  stored: string | null;
  workedOut: string;
  /** Put right; false where nobody asked for it, and where it cannot be. */
  isMended: boolean;
}
