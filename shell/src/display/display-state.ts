import type { DisplayShop, DisplaySnapshot } from '@cuadra/shared/contract';

/** What a display knows of its till. */
export type DisplayState =
  | { kind: 'loading' }
  /** Nobody shows anything: Caja is not open on this device, or has gone quiet. */
  | { kind: 'waiting'; shop: DisplayShop | null }
  | { kind: 'showing'; shop: DisplayShop | null; snapshot: DisplaySnapshot }
  /** The till has closed, the address was changed, or there never was one: nobody is told which. */
  | { kind: 'over' }
  /** The server is out of reach. */
  | { kind: 'failed'; error: unknown };
