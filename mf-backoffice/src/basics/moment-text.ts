import { formatDateTime } from '@cuadra/shared/domain';

/** A moment as it is in Caracas: «23/11/2026, 8:15 p. m.». */
export function momentText(instant: string): string {
  return formatDateTime(new Date(instant));
}
