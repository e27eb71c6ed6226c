/** @jest-environment node */
import kitImports from './kit-imports.js';
import { kitParts } from './kit-rule.ts';

const KIT = '@cuadra/shared/ui';

function rewrite(source: string): string {
  const parts = { Button: `${KIT}/first`, Drawer: `${KIT}/frame` };
  return kitImports.call({ getOptions: () => ({ kit: KIT, parts }) }, source);
}

test('each name is asked for in the part of the kit that it comes with', () => {
  expect(rewrite(`import { Button, Table as Rows, Drawer, Stat } from '${KIT}';\nrun();`)).toBe(
    `import { Button } from '${KIT}/first'; import { Table as Rows, Stat } from '${KIT}'; import { Drawer } from '${KIT}/frame';\nrun();`,
  );
  expect(rewrite(`export { Button } from "${KIT}";`)).toBe(`export { Button } from '${KIT}/first';`);
});

test('what is no import of the kit stays as it is', () => {
  const other = `import { Button } from './Button.ts';\nconst later = import('${KIT}');\nimport { api } from '@cuadra/shared/client';`;
  expect(rewrite(other)).toBe(other);
});

test.each([`import * as kit from '${KIT}';`, `export * from '${KIT}';`, `import kit from '${KIT}';`])(
  'the kit as a whole is refused: %s',
  (source) => expect(() => rewrite(`import { a } from 'b';\n${source}`)).toThrow(/Import names/),
);

test('a name is in one part only', () => {
  const parts = kitParts();
  expect(parts).toMatchObject({ Button: `${KIT}/first`, Drawer: `${KIT}/frame` });
  expect(parts).not.toHaveProperty('Table');
});
