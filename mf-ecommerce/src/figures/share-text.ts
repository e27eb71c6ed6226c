import { formatPercent } from '@cuadra/shared/domain';

/** «25 % de las visitas»; nothing where there is no whole, or a part of it came from elsewhere. */
export function shareText(part: number, whole: number, of: string): string | undefined {
  if (whole === 0 || part > whole) return undefined;
  const percent = (100 * part) / whole;
  // One in a thousand is not none.
  return `${formatPercent(percent, percent > 0 && percent < 1 ? 1 : 0)} de ${of}`;
}
