import { BANKS, bankText } from '@cuadra/shared/domain';
import { listOf, storedJson } from '@cuadra/shared/state';

/** The banks that were noted last on this device: most customers of a shop come from few. */
const stored = storedJson('cuadra.payer-banks', listOf(isBank));
const MOST = 4;

/** Puts a bank before the others the next time. */
export function rememberBank(code: string): void {
  const others = (stored.read() ?? []).filter((one) => one !== code);
  stored.write([code, ...others].slice(0, MOST));
}

/** All banks, to be chosen from: those that were noted last stand first. None is chosen by itself: it would often be wrong. */
export function bankOptions(): { value: string; label: string }[] {
  const latest = stored.read() ?? [];
  const codes = [...latest, ...BANKS.map(({ code }) => code).filter((code) => !latest.includes(code))];
  return codes.map((code) => ({ value: code, label: bankText(code) }));
}

function isBank(value: unknown): value is string {
  return BANKS.some(({ code }) => code === value);
}
