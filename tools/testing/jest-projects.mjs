// @ts-check
/** How tests of modules run, here and in the repositories of teams elsewhere. Plain JavaScript, since Jest reads it. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Packages that ship as ES modules only, which jest takes as CommonJS once swc has turned them over. */
const ESM_ONLY = ['uuid', 'hucre', 'lucide-react', '@noble', '@cuadra/shared', '@cuadra/tools'];

/** Compiled, where these tools are. */
const SETUP = ['jest-setup.ts', 'jest-setup.js']
  .map((file) => fileURLToPath(new URL(file, import.meta.url)))
  .filter((file) => existsSync(file));

const ICONS = fileURLToPath(new URL('icons.cjs', import.meta.url));

/**
 * @param {string} folders of the tests, below Jest's root: `src`, `{shared,mf-*}`
 * @param {Record<string, string>} [moduleNameMapper]
 * @returns {import('jest').Config}
 */
export function jestConfig(folders, moduleNameMapper = {}) {
  const common = {
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.build/'],
    // Not the compiled entry points of @cuadra/shared, where they are a package.
    modulePathIgnorePatterns: ['/\\.build/', '<rootDir>/[^/]+/dist/'],
    moduleNameMapper: { '^lucide-react$': ICONS, ...moduleNameMapper },
    setupFilesAfterEnv: SETUP,
    transform: {
      '\\.(ts|tsx|js|mjs)$': [
        '@swc/jest',
        {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2023',
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
  };
  return {
    // Jest leaves a core free otherwise, of the two that a machine may have.
    maxWorkers: '100%',
    // A machine that does much else at once is slow, and that is no fault of what is tested.
    testTimeout: 30_000,
    projects: [
      {
        ...common,
        displayName: 'logic',
        // A browser's document costs more than most of these tests. Who needs one says `@jest-environment jsdom`.
        testEnvironment: 'node',
        testMatch: [`<rootDir>/${folders}/**/*.test.ts`],
      },
      {
        ...common,
        displayName: 'screens',
        testEnvironment: 'jsdom',
        testMatch: [`<rootDir>/${folders}/**/*.test.tsx`],
      },
    ],
  };
}
