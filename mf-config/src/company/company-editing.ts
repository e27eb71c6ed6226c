import { CompanyDetails } from '@cuadra/shared/contract';
import { type Editing, editing } from '@cuadra/shared/form';
import { type CompanyValues, companyValues } from './company-values.ts';

/** What of the company's data two people may have changed at the same time. */
export function companyEditing(company: CompanyDetails): Editing<CompanyValues> {
  return editing({
    entity: company,
    schema: CompanyDetails,
    values: companyValues,
    labels: {
      name: 'Nombre de la empresa',
      legal_name: 'Razón social',
      identification_type: 'Letra del RIF',
      identification: 'RIF',
      address: 'Dirección',
      phone: 'Teléfono',
      logo: 'Logo',
      colour: 'Color',
      ticket_header: 'Encabezado',
      ticket_footer: 'Pie',
      paper_width: 'Ancho del papel',
      has_fiscal_documents: 'Máquina fiscal o forma libre',
    },
    show: (field, { logo, colour, paper_width }) => {
      if (field === 'colour') return colour || 'El de Cuadra';
      if (field === 'logo') return logo ? 'Con logo' : 'Sin logo';
      return field === 'paper_width' ? `${paper_width} mm` : undefined;
    },
  });
}
