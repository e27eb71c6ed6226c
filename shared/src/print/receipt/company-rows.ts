import type { Company, CompanyDetails } from '../../contract/index.ts';
import { formatIdentification } from '../../domain/index.ts';
import { centered, centeredLines, type ReceiptRow } from './rows.ts';

/** What a receipt says of the company: all that it has set, or the little that the session knows until that is there. */
export type ReceiptCompany = Pick<
  Company,
  'name' | 'legal_name' | 'identification' | 'identification_type' | 'address'
> &
  Partial<
    Pick<
      CompanyDetails,
      'phone' | 'logo' | 'colour' | 'ticket_header' | 'ticket_footer' | 'paper_width' | 'has_fiscal_documents'
    >
  >;

/** The head of everything that is printed: legal name, RIF, address, telephone (spec §1). */
export function companyRows(company: ReceiptCompany | null): ReceiptRow[] {
  if (!company) return [];
  const { name, legal_name, identification, identification_type, address, phone } = company;
  return [
    centered(legal_name || name, { strong: true }),
    ...(identification
      ? [centered(`RIF ${formatIdentification(identification_type ?? 'J', identification)}`)]
      : []),
    ...centeredLines(address ?? ''),
    ...(phone ? [centered(`Tel. ${phone}`)] : []),
  ];
}

/** Unless the company says that it prints fiscal documents, what it prints is none and says so. */
export function fiscalRows(company: ReceiptCompany | null): ReceiptRow[] {
  return company?.has_fiscal_documents ? [] : [centered('Documento no fiscal', { strong: true })];
}

/** What the company is known by: its colour and its picture, where it has them. */
export function logoRows(company: ReceiptCompany | null): ReceiptRow[] {
  const { name: of = '', colour, logo: src } = company ?? {};
  return [
    ...(colour ? [{ kind: 'band', colour } as const] : []),
    ...(src ? [{ kind: 'logo', src, of } as const] : []),
  ];
}
