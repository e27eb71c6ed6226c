import { join } from 'node:path';
import type { Packed } from '../pack/pack-packages.ts';
import { readJson } from '../pack/read-json.ts';
import { ROOT } from '../webpack/paths.ts';
import { json, type ModuleFiles, WEBPACK_CONFIG } from './module-files.ts';
import type { ModuleName } from './module-name.ts';

/** Where a module in another repository has the packages that it is built with. */
export const PACKAGES_FOLDER = 'packages';

/** What tests and types of a module need, of what this repository has for all its packages. */
const NEEDED = [
  ...['@swc/core', '@testing-library/dom', '@testing-library/jest-dom', '@testing-library/react'],
  ...[
    '@testing-library/user-event',
    '@types/jest',
    '@types/node',
    '@types/react',
    '@types/react-dom',
    'jest',
  ],
  ...['jest-environment-jsdom', 'typescript'],
];

/** What a module in a repository of its own has beside its sources. */
export function filesOutside(name: ModuleName, packed: Packed): ModuleFiles {
  const { devDependencies, engines, overrides } = readJson(join(ROOT, 'package.json'));
  const archive = (of: keyof Packed) => `file:${PACKAGES_FOLDER}/${packed[of]}`;
  const needed = NEEDED.map((library) => [library, devDependencies[library]] as const);
  return {
    'package.json': json({
      ...{ name: name.folder, version: '0.1.0', private: true, type: 'module', sideEffects: false, engines },
      scripts: {
        build: 'cuadra-module build',
        dev: 'cuadra-module dev',
        test: 'jest',
        types: 'tsc',
      },
      dependencies: { '@cuadra/shared': archive('@cuadra/shared') },
      devDependencies: { '@cuadra/tools': archive('@cuadra/tools'), ...Object.fromEntries(needed) },
      overrides,
    }),
    'tsconfig.json': json({
      extends: '@cuadra/tools/tsconfig.module.json',
      include: ['src', 'remote.ts', 'guides.ts'],
    }),
    'webpack.config.mjs': WEBPACK_CONFIG,
    'jest.config.mjs': JEST_CONFIG,
    '.gitignore': 'node_modules/\n.build/\n',
    'README.md': readme(name),
  };
}

const JEST_CONFIG = `import { jestConfig } from '@cuadra/tools/jest';

export default jestConfig('src');
`;

function readme({ folder, remote, slug, title }: ModuleName): string {
  return `# ${folder}

«${title}», a module of Cuadra, at \`/${slug}\`: a list with a search, and a drawer of one thing. Change it into what the module is for.
\`${PACKAGES_FOLDER}/\` has what it is built with: \`@cuadra/shared\`, which is what a module may rely on, and \`@cuadra/tools\`. Who runs
Cuadra hands out newer ones; \`npm install ./${PACKAGES_FOLDER}/*.tgz\` takes them.

\`\`\`sh
npm install
npm test && npm run types
npm run dev -- --shell https://cuadra.example.com     # from its sources, inside the shell of production, for you alone
npm run build
\`\`\`

Published with the token of the module, which who runs Cuadra makes (\`npm run release -- token ${folder} --label '…'\`):

\`\`\`sh
tar czf - -C .build/www . | curl -fsS --data-binary @- -H "Authorization: Bearer $CUADRA_RELEASE_TOKEN" \\
  -H 'Content-Type: application/gzip' 'https://cuadra.example.com/api/v1/releases/${remote}?version=0.1.0'
\`\`\`

It is for nobody yet then: who runs Cuadra activates it. A version never changes; the next one has another number.
`;
}
