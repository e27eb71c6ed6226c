/** Why the last product was not added, and what may be done about it. */
export interface SearchError {
  text: string;
  /** A barcode or code that nobody has: a product may be created with it. */
  unknownCode?: string;
}
