/** Where companies and their people are from, by ISO code; Venezuela first. */
export const COUNTRIES: readonly { value: string; label: string }[] = [
  { value: 'VE', label: 'Venezuela' },
  { value: 'CO', label: 'Colombia' },
  { value: 'DO', label: 'República Dominicana' },
  { value: 'MX', label: 'México' },
  { value: 'EC', label: 'Ecuador' },
  { value: 'PA', label: 'Panamá' },
  { value: 'PE', label: 'Perú' },
  { value: 'CL', label: 'Chile' },
  { value: 'ES', label: 'España' },
];
