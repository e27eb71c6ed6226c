/** A bank that a payment comes in at. */
export interface Bank {
  /** The four digits that its account numbers begin with, and that a Pago Móvil asks for: `0134`. */
  code: string;
  name: string;
}

/** The banks of Venezuela by their codes, as SUDEBAN lists them. */
export const BANKS: readonly Bank[] = [
  { code: '0102', name: 'Banco de Venezuela' },
  { code: '0104', name: 'Venezolano de Crédito' },
  { code: '0105', name: 'Mercantil' },
  { code: '0108', name: 'Provincial' },
  { code: '0114', name: 'Bancaribe' },
  { code: '0115', name: 'Exterior' },
  { code: '0128', name: 'Caroní' },
  { code: '0134', name: 'Banesco' },
  { code: '0137', name: 'Sofitasa' },
  { code: '0138', name: 'Banco Plaza' },
  { code: '0146', name: 'Bangente' },
  { code: '0151', name: 'BFC Banco Fondo Común' },
  { code: '0156', name: '100% Banco' },
  { code: '0157', name: 'DelSur' },
  { code: '0163', name: 'Banco del Tesoro' },
  { code: '0166', name: 'Banco Agrícola' },
  { code: '0168', name: 'Bancrecer' },
  { code: '0169', name: 'R4' },
  { code: '0171', name: 'Banco Activo' },
  { code: '0172', name: 'Bancamiga' },
  { code: '0173', name: 'BID Banco Internacional de Desarrollo' },
  { code: '0174', name: 'Banplus' },
  { code: '0175', name: 'Banco Digital de los Trabajadores' },
  { code: '0177', name: 'Banfanb' },
  { code: '0178', name: 'N58' },
  { code: '0191', name: 'BNC Banco Nacional de Crédito' },
  { code: '0601', name: 'IMCP Instituto Municipal de Crédito Popular' },
];

/** The bank with this code; undefined for one that is not in the list. */
export function findBank(code: string): Bank | undefined {
  return BANKS.find((bank) => bank.code === code);
}

/** `0134 Banesco`; of a bank that is not in the list, its code alone. */
export function bankText(code: string): string {
  const bank = findBank(code);
  return bank ? `${code} ${bank.name}` : code;
}
