import { type ApiInput, fieldText } from '@cuadra/shared/client';
import { type CompanyDetails, updateCompany } from '@cuadra/shared/contract';
import {
  DEFAULT_COMPANY_IDENTIFICATION_TYPE,
  formatIdentification,
  hasRifCheckDigit,
  IDENTIFICATION_RULE,
  type IdentificationType,
  isIdentification,
} from '@cuadra/shared/domain';

type UpdateBody = ApiInput<'PUT /companies/update'>['body'];

/** What is filled in about a company; nothing is an empty text. */
export interface CompanyValues {
  name: string;
  legal_name: string;
  identification_type: IdentificationType;
  identification: string;
  address: string;
  phone: string;
  logo: string | null;
  colour: string;
  ticket_header: string;
  ticket_footer: string;
  paper_width: 58 | 80;
  has_fiscal_documents: boolean;
}

const fields = updateCompany.body.shape;

/** The contract's own schema, for a form in which nothing is left out. */
export const companyFormSchema = updateCompany.body
  .pick({ name: true })
  .extend({
    legal_name: fields.legal_name.unwrap().unwrap(),
    identification_type: fields.identification_type.unwrap().unwrap(),
    identification: fields.identification.unwrap().unwrap(),
    address: fields.address.unwrap().unwrap(),
    phone: fields.phone.unwrap().unwrap(),
    logo: fields.logo.unwrap(),
    colour: fields.colour.unwrap(),
    ticket_header: fields.ticket_header.unwrap(),
    ticket_footer: fields.ticket_footer.unwrap(),
    paper_width: fields.paper_width.unwrap(),
    has_fiscal_documents: fields.has_fiscal_documents.unwrap(),
  })
  .refine(...IDENTIFICATION_RULE);

export function companyValues(company: CompanyDetails): CompanyValues {
  const { identification, identification_type } = company;
  const type = identification_type ?? DEFAULT_COMPANY_IDENTIFICATION_TYPE;
  return {
    name: company.name,
    legal_name: company.legal_name ?? '',
    identification_type: type,
    identification: identification ? formatIdentification(type, identification).slice(2) : '',
    address: company.address ?? '',
    phone: company.phone ?? '',
    logo: company.logo,
    colour: company.colour,
    ticket_header: company.ticket_header,
    ticket_footer: company.ticket_footer,
    paper_width: company.paper_width,
    has_fiscal_documents: company.has_fiscal_documents,
  };
}

export function companyBody(id: string, values: CompanyValues): UpdateBody {
  return {
    ...values,
    id,
    legal_name: values.legal_name || null,
    identification: values.identification || null,
    address: values.address || null,
    phone: values.phone || null,
  };
}

const SENTENCES: Readonly<Record<string, string>> = {
  'name required': 'Escribe el nombre de tu empresa.',
  'identification not-an-identification': 'Un RIF tiene 9 números; una cédula, de 5 a 8.',
  'identification_type required': 'Elige la letra del RIF.',
  'logo too-large': 'Este logo pesa demasiado. Elige una imagen más sencilla.',
};

/** A sentence for what is wrong with a field. */
export function companyFieldError(field: keyof CompanyValues, reason: string): string {
  return SENTENCES[`${field} ${reason}`] ?? fieldText(reason);
}

/** What looks wrong about a RIF and may be right all the same: its last digit. */
export function rifDoubt(type: IdentificationType, number: string): string | undefined {
  const isDoubtful = isIdentification(type, number) && hasRifCheckDigit(type, number) === false;
  return isDoubtful
    ? 'El último número no coincide con los demás. Revísalo con tu RIF; si está igual, puedes guardar.'
    : undefined;
}
