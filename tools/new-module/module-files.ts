import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHELL_API_VERSION } from '@cuadra/shared/contract';
import type { ModuleName } from './module-name.ts';

/** A module that builds and passes its tests as it is; its names stand for those of the new one. */
const TEMPLATE = join(import.meta.dirname, 'template');

/** A file's text by its path inside the module's folder. */
export type ModuleFiles = Readonly<Record<string, string>>;

/** The sources of a new module: the template's under its own name, for the shell's API of today. */
export function sourceFiles(name: ModuleName): ModuleFiles {
  const files = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) => join(parentPath, file));
  return Object.fromEntries(
    files.map((file) => [
      file.slice(TEMPLATE.length + 1).replaceAll('\\', '/'),
      renamed(readFileSync(file, 'utf8'), name),
    ]),
  );
}

function renamed(text: string, { remote, slug, title }: ModuleName): string {
  return text
    .replaceAll('mf_example', remote)
    .replaceAll(/(?<=['/])example(?=['-])/g, slug)
    .replaceAll("'Ejemplo'", `'${title}'`)
    .replace(/apiVersion: '[^']*'/, `apiVersion: '^${SHELL_API_VERSION}'`);
}

/** What a module in this repository has beside its sources. */
export function filesInside(name: ModuleName, versions: { shared: string; tools: string }): ModuleFiles {
  return {
    'package.json': json({
      name: `@cuadra/${name.folder}`,
      version: '0.1.0',
      private: true,
      type: 'module',
      sideEffects: false,
      dependencies: { '@cuadra/shared': versions.shared },
      devDependencies: { '@cuadra/tools': versions.tools },
    }),
    'tsconfig.json': TSCONFIG,
    'webpack.config.mjs': WEBPACK_CONFIG,
    'README.md': readmeInside(name),
  };
}

/** As every module has it: its own build, from its own descriptor. */
export const WEBPACK_CONFIG = `import { remoteConfig } from '@cuadra/tools/webpack';

export default remoteConfig(import.meta.url);
`;

const TSCONFIG = `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": {
    "rootDir": ".",
    "outDir": ".build/types",
    "emitDeclarationOnly": true,
    "lib": ["ES2023", "DOM", "DOM.Iterable"],
    "jsx": "react-jsx",
    "types": ["jest", "@testing-library/jest-dom", "node"]
  },
  "references": [{ "path": "../shared" }],
  "include": ["src", "remote.ts", "guides.ts"]
}
`;

function readmeInside({ folder, slug, title }: ModuleName): string {
  return `# ${folder}

«${title}», at \`/${slug}\`: a list with a search, and a drawer of one thing. Change it into what the module is for.

\`\`\`sh
npm run dev -- ${folder}       # on the screen from its sources, with each change at once
npx jest ${folder}             # its tests
npm run build -- ${folder}     # built, checked, and offered to a Cuadra that runs
\`\`\`

How a module is made and released: [tools/README.md](../tools/README.md#a-module), [CONTRIBUTING.md](../CONTRIBUTING.md#releasing-a-module).
`;
}

export function json(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
