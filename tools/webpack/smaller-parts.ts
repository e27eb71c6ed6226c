import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { packageDir, WEBPACK_DIR } from './paths.ts';

/** Files of a library, and what stands in their place. */
export interface SmallerPart {
  /** The folder of the library. */
  folder: string;
  /** The version that this was read and measured for. Another one does not build until somebody has looked again. */
  version: string;
  /** From a file of the library to the absolute path of what is taken instead. */
  files: Readonly<Record<string, string>>;
}

/**
 * Files of libraries in whose place a smaller one does the same work in our browsers, where the library has no option for
 * it, as webpack's `resolve.alias` takes them. Each says what it saves of the first load, gzip.
 */
export function smallerParts(): Record<string, string> {
  const router = folderOf('react-router');
  const parts: SmallerPart[] = [
    {
      folder: folderOf('axios'),
      version: '1.21.1',
      files: {
        // 4.1 kB of Caja: browsers take the first of its ways to send, XMLHttpRequest, and never the one by fetch.
        'lib/adapters/fetch.js': standIn('no-adapter.ts'),
        // 2.5 kB of Caja: forms, cookies, names of statuses and the cancelling of before signals.
        'lib/cancel/CancelToken.js': standIn('unused.ts'),
        'lib/helpers/cookies.js': standIn('unused.ts'),
        'lib/helpers/formDataToJSON.js': standIn('unused.ts'),
        'lib/helpers/HttpStatusCode.js': standIn('unused.ts'),
        'lib/helpers/toFormData.js': standIn('unused.ts'),
        'lib/helpers/toURLEncodedForm.js': standIn('unused.ts'),
      },
    },
    drawings(),
    {
      // 1.2 kB of the login and Caja: styled-components has its prefixes off by default, and takes their code along.
      folder: folderOf('stylis'),
      version: '4.3.6',
      files: { 'src/Prefixer.js': standIn('no-prefix.ts') },
    },
    {
      // 3.2 kB of the login and Caja: its package.json knows only the build with warnings for developers.
      folder: router,
      version: '7.18.5',
      files: {
        'dist/development/index.mjs': join(router, 'dist', 'production', 'index.mjs'),
        'dist/development/dom-export.mjs': join(router, 'dist', 'production', 'dom-export.mjs'),
      },
    },
  ];
  return Object.assign({}, ...parts.map(aliasesOf));
}

/** Those of a module, which takes the other libraries from the shell: so it needs no exact version of them to be built with. */
export function modulesParts(): Record<string, string> {
  // 4 kB of each module's entry: the shell lends what the federation's plugin puts there (shell/src/remotes/lent-runtime.ts).
  const lentRuntime = {
    folder: federationFolder('webpack-bundler-runtime'),
    version: '2.9.2',
    files: { 'dist/bundler.js': standIn('lent-runtime.ts') },
  };
  return { ...aliasesOf(drawings()), ...aliasesOf(lentRuntime) };
}

/** 1.0 kB of the login and Caja. */
function drawings(): SmallerPart {
  return {
    folder: folderOf('lucide-react'),
    version: '1.75.0',
    files: { 'dist/esm/createLucideIcon.mjs': standIn('drawing.ts') },
  };
}

/** @throws where the library is of another version, or has no such file: then nothing would be replaced, and nobody told */
export function aliasesOf({ folder, version, files }: SmallerPart): Record<string, string> {
  const library: { name: string; version: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  if (library.version !== version) {
    throw new Error(
      `${library.name} is ${library.version}, and tools/webpack/smaller-parts.ts was written for ${version}: see that it still holds`,
    );
  }
  return Object.fromEntries(
    Object.entries(files).map(([file, instead]) => {
      const path = join(folder, file);
      if (!existsSync(path)) throw new Error(`${library.name} ${version} has no ${file}`);
      return [path, instead];
    }),
  );
}

/** A file that stands in the place of a library's: compiled, where these tools are. */
function standIn(file: string): string {
  return join(WEBPACK_DIR, 'stand-ins', file.replace('.ts', extname(import.meta.url)));
}

/** Of what @cuadra/shared depends on, and of theirs. */
function folderOf(library: string): string {
  return packageDir(library, join(packageDir('@cuadra/shared'), 'package.json'));
}

function federationFolder(name: string): string {
  return packageDir(`@module-federation/${name}`);
}
