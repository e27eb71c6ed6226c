/** How the columns of a list stand in a book of Excel, by their titles. */
export interface SheetColumns {
  /** Texts stay texts: barcodes too, or Excel would cut them. */
  kindOf: (title: string) => 'number' | 'day' | 'text';
  /** In characters, where the usual width does not do. */
  widths: Readonly<Record<string, number>>;
}
