import type { CompanyDetails } from '@cuadra/shared/contract';
import {
  companyBody,
  companyFieldError,
  companyFormSchema,
  companyValues,
  rifDoubt,
} from './company-values.ts';

const company: CompanyDetails = {
  id: '01990000-0000-7000-8000-000000000001',
  name: 'Bodega La Esquina',
  legal_name: null,
  identification: '401234569',
  identification_type: 'J',
  address: 'Av. Bolívar, local 3',
  country: 'VE',
  owner: null,
  phone: null,
  logo: null,
  colour: '#0d47a1',
  ticket_header: 'Bienvenidos',
  ticket_footer: '',
  paper_width: 58,
  has_fiscal_documents: false,
  version: 1,
};
const values = companyValues(company);
const faults = (changes: Partial<typeof values>) =>
  companyFormSchema
    .safeParse({ ...values, ...changes })
    .error?.issues.map(({ path, message }) => `${path} ${message}`);

test('what nobody has said is empty on the form and null in the contract; the rest goes back as it came', () => {
  expect(values).toMatchObject({ legal_name: '', phone: '', identification: '40123456-9', paper_width: 58 });
  const { owner: _, country: __, version: ___, ...kept } = company;
  expect(companyBody(company.id, values)).toEqual({ ...kept, identification: '40123456-9' });
});

test('a company without a RIF starts with the letter of companies', () => {
  const bare = companyValues({ ...company, identification: null, identification_type: null });
  expect([bare.identification_type, bare.identification]).toEqual(['J', '']);
});

test('only the name must be there, and a RIF must be one', () => {
  expect(faults({})).toBeUndefined();
  expect(faults({ identification: '', address: '', ticket_header: '' })).toBeUndefined();
  expect(faults({ name: '  ' })).toEqual(['name required']);
  expect(faults({ identification: '40123' })).toEqual(['identification not-an-identification']);
  expect(faults({ ticket_footer: 'x'.repeat(301) })).toEqual(['ticket_footer too-long']);
  expect(companyFieldError('name', 'required')).toBe('Escribe el nombre de tu empresa.');
  expect(companyFieldError('ticket_footer', 'too-long')).toBe('Es demasiado largo.');
});

test('a check digit that does not fit is a doubt and no error', () => {
  expect(rifDoubt('J', '07013380-5')).toBeUndefined();
  expect(rifDoubt('J', '07013380-4')).toMatch(/puedes guardar/);
  expect(rifDoubt('V', '12345678')).toBeUndefined();
  expect(rifDoubt('J', '1')).toBeUndefined();
  expect(faults({ identification: '07013380-4' })).toBeUndefined();
});
