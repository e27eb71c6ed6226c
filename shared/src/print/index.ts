/**
 * What is put on paper: rows that a roll, a thermal printer, a picture and a message draw alike (docs/decisions/0009), pages
 * that the browser prints, and labels (docs/decisions/0038). Apart from the kit, since most screens print nothing; one instance of it, since a printer is opened
 * once. What drives a thermal printer comes in chunks of its own.
 */

export type { DrawnCode } from './label/draw-code.ts';
export { LabelFace, type LabelFaceProps } from './label/LabelFace.tsx';
export { LabelPage, PrintedLabels, ShrunkLabels } from './label/LabelPages.tsx';
export { isTooFine, LABEL_SHEETS, type LabelSheet, perPage, toPages } from './label/sheets.ts';
export { type Codes, useCodes } from './label/use-codes.ts';
export { usePrintLabels } from './label/use-print-labels.ts';
export { FileButtons, type FileButtonsProps } from './page/FileButtons.tsx';
export { type PrintedFigure, PrintedFigures } from './page/PrintedFigures.tsx';
export { PrintedHead, type PrintedHeadProps } from './page/PrintedHead.tsx';
export { PrintedReport, type PrintedReportProps } from './page/PrintedReport.tsx';
export { PrintedTable, type PrintedTableProps } from './page/PrintedTable.tsx';
export { usePrintPage } from './page/use-print-page.tsx';
export { printerErrorText } from './printer/error-text.ts';
export { PrinterDialog } from './printer/lazy-printer-dialog.ts';
export { PrintError } from './printer/PrintError.tsx';
export { usePrinter } from './printer/printer-store.ts';
export { type ReceiptPrinting, useReceiptPrinting } from './printer/use-receipt-printing.ts';
export { layOut } from './receipt/columns.ts';
export {
  companyRows,
  fiscalRows,
  logoRows,
  type ReceiptCompany,
} from './receipt/company-rows.ts';
export { receiptMessage, whatsAppAddress } from './receipt/message.ts';
export { ReceiptFrame } from './receipt/ReceiptFrame.tsx';
export type { PaperWidth } from './receipt/ReceiptPaper.tsx';
export {
  centered,
  centeredLines,
  pair,
  type Receipt,
  type ReceiptRow,
  RULE,
  words,
} from './receipt/rows.ts';
export { shareReceipt } from './receipt/share-receipt.ts';
export { useReceiptCompany } from './receipt/use-receipt-company.ts';
