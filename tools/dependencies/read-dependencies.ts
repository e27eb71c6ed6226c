/** SPDX names that ask for no source of ours: permissive ones, and those of data, fonts and single files that stay as they are. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0', 'Python-2.0', 'OFL-1.1', 'MPL-2.0'],
]);

/** What a lock file (version 3) says of a package. */
interface LockedPackage {
  license?: string;
  link?: boolean;
}

/**
 * @param packages of a lock file, by their folder
 * @returns a sentence for each package of others whose licence is none or not allowed
 */
export function forbiddenLicences(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages)
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .filter(([, { license }]) => !isAllowed(license))
    .map(([folder, { license }]) => `${folder}: ${license ?? 'it names no licence'}`);
}

/** One of «A OR B» is enough; of «A AND B» each must be allowed. */
function isAllowed(license: string | undefined): boolean {
  if (license === undefined) return false;
  return license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => ALLOWED.has(name.trim())));
}

export interface Advisory {
  name: string;
  severity: string;
}

/**
 * @param json what `npm audit --json` wrote
 * @returns the packages with advisories; undefined where the registry gave no answer
 */
export function readAudit(json: string): Advisory[] | undefined {
  try {
    const { vulnerabilities } = JSON.parse(json);
    if (typeof vulnerabilities !== 'object' || vulnerabilities === null) return undefined;
    return Object.entries<{ severity: string }>(vulnerabilities).map(([name, { severity }]) => ({
      name,
      severity,
    }));
  } catch {
    return undefined;
  }
}
