import { BANKS, bankText } from '@cuadra/shared/domain';
import { readStored, writeStored } from '@cuadra/shared/state';

/** The banks that were noted last on this device: most customers of a shop come from few. */
const KEY = 'cuadra.payer-banks';
const MOST = 4;

/** Puts a bank before the others the next time. */
export function rememberBank(code: string): void {
  const others = readLatest().filter((one) => one !== code);
  writeStored(KEY, JSON.stringify([code, ...others].slice(0, MOST)));
}

/** All banks, to be chosen from: those that were noted last stand first. None is chosen by itself: it would often be wrong. */
export function bankOptions(): { value: string; label: string }[] {
  const latest = readLatest();
  const codes = [...latest, ...BANKS.map(({ code }) => code).filter((code) => !latest.includes(code))];
  return codes.map((code) => ({ value: code, label: bankText(code) }));
}

function readLatest(): string[] {
  try {
    const value: unknown = JSON.parse(readStored(KEY) ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter((code) => BANKS.some((bank) => bank.code === code));
  } catch {
    return [];
  }
}
