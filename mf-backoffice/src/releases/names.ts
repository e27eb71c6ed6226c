import type { RemoteFailure } from '@cuadra/shared/contract';
import { counted, formatPercent } from '@cuadra/shared/domain';

/** The address of a module's page. */
export function releasePath(module: string): string {
  return `/back-office/release?module=${module}`;
}

/** Why a load failed, in a few words. */
export const FAILURE_NAMES: Readonly<Record<RemoteFailure, string>> = {
  http: 'el servidor no la entregó',
  network: 'sin red',
  timeout: 'tardó demasiado',
  integrity: 'archivo alterado',
  signature: 'registro sin firma válida',
  version: 'el shell no la puede correr',
  evaluation: 'error de su código',
};

/** `1 empresa`, `12 empresas`. */
export function companies(count: number): string {
  return counted(count, 'empresa', 'empresas');
}

/** A share of 0 to 1: `99,5 %`. */
export function percent(share: number, decimals = 1): string {
  return formatPercent(share * 100, decimals);
}
