import type { Candidate, Source } from './candidate.ts';
import { debianPackage } from './debian.ts';
import { installedBrowsers } from './installed.ts';
import { type FoundBrowser, tryLaunch } from './launch.ts';
import { packagedBrowser } from './packaged.ts';

/** Where browsers come from, the nearest at hand first. */
export const SOURCES: readonly Source[] = [
  {
    name: 'CHROMIUM_PATH',
    candidates: async ({ CHROMIUM_PATH }) => (CHROMIUM_PATH ? [{ executablePath: CHROMIUM_PATH }] : []),
  },
  {
    name: 'installed',
    candidates: async (env) => installedBrowsers(env).map((executablePath) => ({ executablePath })),
  },
  { name: 'playwright', candidates: async () => [{}] },
  { name: 'npm', candidates: packagedBrowser },
  { name: 'debian', candidates: debianPackage },
];

/**
 * Finds a Chromium that works here: each candidate is really launched before it counts, and the first that shows a page
 * is taken. `CUADRA_BROWSERS` limits the sources, by name and with commas between.
 *
 * @throws an error that tells what was tried, why each failed, and what to do
 */
export async function findBrowser(env: NodeJS.ProcessEnv = process.env): Promise<FoundBrowser> {
  const failures: string[] = [];
  for (const { name, candidates } of chosenSources(env.CUADRA_BROWSERS)) {
    try {
      const found = await candidates(env);
      if (found.length === 0) failures.push(`${name}: none there`);
      for (const candidate of found) {
        try {
          return { ...candidate, source: name, ...(await tryLaunch(candidate)) };
        } catch (error) {
          failures.push(`${name}: ${nameOf(candidate)}: ${firstLines(error)}`);
        }
      }
    } catch (error) {
      failures.push(`${name}: ${firstLines(error)}`);
    }
  }
  throw new Error(
    [
      'The browser tests need a Chromium, and none works here. Tried in this order:',
      ...failures.map((line) => `  - ${line}`),
      'Do one of these, then run the tests again:',
      '  - install Chrome or Chromium (Debian, Ubuntu: apt-get install chromium);',
      "  - set CHROMIUM_PATH to a browser's program;",
      '  - let Playwright download its own: npx playwright install --with-deps chromium',
    ].join('\n'),
  );
}

function chosenSources(wanted: string | undefined): readonly Source[] {
  if (!wanted) return SOURCES;
  return wanted.split(',').map((part) => {
    const source = SOURCES.find(({ name }) => name === part.trim());
    if (source) return source;
    const names = SOURCES.map(({ name }) => name).join(', ');
    throw new Error(`CUADRA_BROWSERS names ${part.trim()}; there are: ${names}`);
  });
}

function nameOf({ executablePath, env }: Candidate): string {
  if (executablePath === undefined) return "Playwright's own";
  return env === undefined ? executablePath : `${executablePath} with the package's libraries and fonts`;
}

/** What tells why, without the pages of log that a browser leaves: the first line, and the loader's about a library. */
function firstLines(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error))
    .split('\n')
    .map((line) => line.trim());
  const library = lines.find((line) => line.includes('error while loading shared libraries'));
  return [lines[0], library].filter(Boolean).join(' ');
}
