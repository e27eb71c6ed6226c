import type { Good } from '@cuadra/shared/contract';

/** A lot of a good. */
export interface LotKey {
  kind: Good['kind'];
  id: string;
  lot: string;
}
