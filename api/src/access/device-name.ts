/** What a session was opened with, as a person calls it. */
export interface Device {
  /** `Chrome en Windows`. */
  name: string;
  kind: 'phone' | 'computer';
}

/** The first that fits: browsers name those that they descend from, too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string, Device['kind']])[] = [
  [/iPhone/, 'iPhone', 'phone'],
  [/iPad/, 'iPad', 'phone'],
  [/Android/, 'Android', 'phone'],
  [/Windows/, 'Windows', 'computer'],
  [/CrOS/, 'Chromebook', 'computer'],
  [/Mac OS X|Macintosh/, 'Mac', 'computer'],
  [/Linux/, 'Linux', 'computer'],
];

/** @param userAgent as the browser called itself; null where it said nothing */
export function deviceOf(userAgent: string | null): Device {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent ?? ''));
  const kind = system?.[2] ?? 'computer';
  if (browser && system) return { name: `${browser} en ${system[1]}`, kind };
  return { name: browser ?? system?.[1] ?? 'Dispositivo desconocido', kind };
}
