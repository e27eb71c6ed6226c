/** Unit and component tests of shared, the shell, the modules and the tools; the API's run on `node --test`. */
import { jestConfig } from './tools/testing/jest-projects.mjs';

export default jestConfig('{shared,shell,storefront,tools,mf-*}', {
  '^@cuadra/shared/([a-z]+)$': '<rootDir>/shared/src/$1/index.ts',
});
