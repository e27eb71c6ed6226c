/** @jest-environment jsdom */
import { EMPTY_DRAFT, forgetDraft, readDraft, storeDraft, toRegistration } from './registration-draft.ts';
import { registrationSchema } from './registration-schema.ts';

const DRAFT = { ...EMPTY_DRAFT, name: 'Ana Rojas', password: 'secreto 123', withoutLegalCompany: true };

beforeEach(() => sessionStorage.clear());

test('a reload finds the draft again, and no password was ever written down', () => {
  storeDraft(DRAFT);
  expect(readDraft()).toEqual({ ...DRAFT, password: '' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secreto');
});

test.each([
  'not json',
  'null',
  '[]',
  '"text"',
  '{"name":7,"withoutLegalCompany":"yes","other":"x","password":"p"}',
])('%s is no draft', (stored) => {
  sessionStorage.setItem('cuadra.registration.draft', stored);
  expect(readDraft()).toEqual(EMPTY_DRAFT);
});

test('once it is forgotten the next one starts empty', () => {
  storeDraft(DRAFT);
  forgetDraft();
  expect(readDraft()).toEqual(EMPTY_DRAFT);
});

test('without a registered company no RIF is sent', () => {
  const draft = { ...DRAFT, company_identification: '070133805' };
  expect(toRegistration(draft).company_identification).toBe('');
  expect(toRegistration({ ...draft, withoutLegalCompany: false }).company_identification).toBe('070133805');
});

test('identifications are ones, and nobody is asked for the RIF of a company that is not registered', () => {
  const filled = {
    ...DRAFT,
    username: 'ana',
    email: 'ana@ejemplo.com',
    company_name: 'La Esquina',
    identification: '12',
    company_identification: '34',
  };
  const wrongFields = (draft: typeof filled) =>
    registrationSchema.safeParse(draft).error?.issues.map(({ path: [field] }) => field);
  expect(wrongFields(filled)).toEqual(['identification']);
  expect(wrongFields({ ...filled, withoutLegalCompany: false })).toEqual([
    'identification',
    'company_identification',
  ]);
});
