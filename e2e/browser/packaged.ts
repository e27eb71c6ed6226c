import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Candidate } from './candidate.ts';

const PACKAGE = '@sparticuz/chromium';
const FONTS_FILE = 'fonts.conf';
const resolve = createRequire(import.meta.url).resolve;

/**
 * The Chromium that ships compressed in an npm package, unpacked once for each user and version.
 *
 * The package itself unpacks into a fixed place below the temporary folder, and takes a file that is there already for
 * its own, also one that another process has half written or another user put there. So it runs in a process of its own
 * with a temporary folder of its own, which gets its name only when it is whole.
 */
export async function packagedBrowser(env: NodeJS.ProcessEnv): Promise<Candidate[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`${PACKAGE} is for Linux on x64, and this is ${process.platform} on ${process.arch}`);
  }
  const folder = await unpack(env.TMPDIR || tmpdir());
  const executablePath = path.join(folder, 'chromium');
  // Bare containers have neither libnss3 and libnspr4 nor a font.
  const own = {
    LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
    FONTCONFIG_FILE: path.join(folder, FONTS_FILE),
  };
  return [{ executablePath }, { executablePath, env: own }];
}

/** @returns the folder that holds `chromium` and its libraries */
async function unpack(temporary: string): Promise<string> {
  const { version } = createRequire(import.meta.url)(packageFile()) as { version: string };
  const home = path.join(temporary, `cuadra-chromium-${process.getuid?.() ?? 0}`);
  const folder = path.join(home, version);
  await mkdir(home, { recursive: true, mode: 0o700 });
  if ((await stat(home)).uid !== process.getuid?.()) throw new Error(`${home} belongs to somebody else`);
  if (await isThere(folder)) return folder;

  const unfinished = await mkdtemp(path.join(home, 'unfinished-'));
  try {
    await runPackage(unfinished);
    await chmod(path.join(unfinished, 'chromium'), 0o700);
    await writeFile(path.join(unfinished, FONTS_FILE), fontsConfig(folder));
    await rename(unfinished, folder).catch(async (error) => {
      // Somebody else was quicker; what they unpacked is as good.
      if (!(await isThere(folder))) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return folder;
}

/** Its libraries come along only when it believes that it runs on Amazon's machines, for which it was made. */
async function runPackage(folder: string): Promise<void> {
  const script = `import(${JSON.stringify(pathToFileURL(resolve(PACKAGE)).href)}).then((m) => (m.default.default ?? m.default).executablePath())`;
  await promisify(execFile)(process.execPath, ['-e', script], {
    env: { PATH: process.env.PATH, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  });
}

/** The one in the package names the fonts' folder as Amazon's machines have it. */
function fontsConfig(folder: string): string {
  const dir = path.join(folder, 'fonts');
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${dir}</dir><cachedir>${path.join(dir, 'cache')}</cachedir></fontconfig>
`;
}

/** `exports` hides the package's own package.json: it is two folders above what it exports. */
function packageFile(): string {
  return path.resolve(path.dirname(resolve(PACKAGE)), '..', '..', 'package.json');
}

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
