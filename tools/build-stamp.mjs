// @ts-check
/**
 * Knows what is built, and from which sources: a fingerprint of the contents for each package, stored in `.build/`
 * at the root. Plain JavaScript, because it runs before anything is built; contents and not times, because a
 * checkout or a copy changes the times alone.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {Record<string, string>} Fingerprints the fingerprint of each package, by its folder's name */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STAMP = path.join(ROOT, '.build', 'built.json');

/** Not sources: what is built, installed or stored, and what only the checks read. */
const PASSED_OVER =
  /^(node_modules|dist|\.build|\.data|coverage|test-results|playwright-report|testing|__tests__)$|\.test\.[cm]?[jt]sx?$|\.tsbuildinfo$|\.log$|\.md$|\.tmp$/;

/** What every package is built with. */
const COMMON = ['package-lock.json', 'tsconfig.base.json'];

/**
 * The packages that a running Cuadra is made of, in the order of their building.
 *
 * @returns {Promise<string[]>}
 */
async function allPackages() {
  const entries = await readdir(ROOT, { withFileTypes: true });
  const modules = entries
    .filter((entry) => entry.isDirectory() && existsSync(path.join(ROOT, entry.name, 'remote.ts')))
    .map(({ name }) => name);
  return ['shared', 'api', 'storefront', 'shell', ...modules.sort()];
}

/**
 * What of the sources a package is built from: its own, the packages of entry points that it imports, and the tools that
 * build it.
 *
 * @param {string} name
 */
function foldersOf(name) {
  if (name === 'shared') return ['shared'];
  if (name === 'api') return ['shared', 'storefront', 'api'];
  return ['shared', 'tools', name];
}

/**
 * A file that is there when the package is built.
 *
 * @param {string} name
 */
function outputOf(name) {
  return path.join(ROOT, name, ['shared', 'api'].includes(name) ? 'dist' : path.join('.build', 'www'));
}

/**
 * Works out from the sources what the fingerprints of all packages are now.
 *
 * @returns {Promise<Fingerprints>}
 */
export async function fingerprintSources() {
  const packages = await allPackages();
  const common = await Promise.all(COMMON.map((name) => hashFile(path.join(ROOT, name))));
  /** @type {Map<string, Promise<string>>} */
  const folders = new Map();
  const hashOnce = (/** @type {string} */ name) => {
    const known = folders.get(name) ?? hashFolder(path.join(ROOT, name));
    folders.set(name, known);
    return known;
  };
  const entries = packages.map(async (name) => {
    const hashes = await Promise.all(foldersOf(name).map(hashOnce));
    return [name, hash([...common, ...hashes].join('\n'))];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * The packages that are not built, or from other sources than these.
 *
 * @param {Fingerprints} now of `fingerprintSources`
 * @returns {Promise<string[]>}
 */
export async function findStale(now) {
  const built = await readStamp();
  return Object.keys(now).filter((name) => built[name] !== now[name] || !existsSync(outputOf(name)));
}

/**
 * Remembers that packages were built. Take the fingerprints before the build, so that what is edited while it runs
 * is built again.
 *
 * @param {Fingerprints} before of `fingerprintSources`
 * @param {string[]} packages
 */
export async function markBuilt(before, packages) {
  const built = await readStamp();
  for (const name of packages) built[name] = before[name] ?? '';
  await mkdir(path.dirname(STAMP), { recursive: true });
  const temporary = `${STAMP}.${process.pid}.tmp`;
  await writeFile(temporary, `${JSON.stringify(built, null, 2)}\n`);
  await rename(temporary, STAMP);
}

/** @returns {Promise<Fingerprints>} */
async function readStamp() {
  try {
    return JSON.parse(await readFile(STAMP, 'utf8'));
  } catch {
    return {}; // nothing was built yet, or nobody knows
  }
}

/**
 * @param {string} folder
 * @returns {Promise<string>}
 */
async function hashFolder(folder) {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(
    ({ name }) => !PASSED_OVER.test(name),
  );
  const hashes = await Promise.all(
    entries.map(async (entry) => {
      const file = path.join(folder, entry.name);
      return `${entry.name} ${entry.isDirectory() ? await hashFolder(file) : await hashFile(file)}`;
    }),
  );
  return hash(hashes.sort().join('\n'));
}

/** @param {string} file */
async function hashFile(file) {
  return hash(await readFile(file));
}

/** @param {string | Buffer} content */
function hash(content) {
  return createHash('sha256').update(content).digest('hex');
}
