/** Unit and component tests of shared, the shell, the modules and the tools; the API's run on `node --test`. */

/** Packages that ship as ES modules only, which jest takes as CommonJS once swc has turned them over. */
const ESM_ONLY = ['uuid', 'hucre'];

/** What both kinds of tests have in common. */
const common = {
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.build/'],
  modulePathIgnorePatterns: ['/\\.build/', '/dist/'],
  moduleNameMapper: { '^@cuadra/shared/([a-z]+)$': '<rootDir>/shared/src/$1/index.ts' },
  setupFilesAfterEnv: ['<rootDir>/tools/testing/jest-setup.ts'],
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

/** @type {import('jest').Config} */
export default {
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
      testMatch: ['<rootDir>/{shared,shell,tools,mf-*}/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'screens',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/{shared,shell,tools,mf-*}/**/*.test.tsx'],
    },
  ],
};
