/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GuideStep, ModuleGuides, RemoteDescriptor } from '@cuadra/shared/contract';
import { guideErrors } from './guide-errors.ts';
import { loadGuides } from './guides.ts';

const descriptor = RemoteDescriptor.parse({
  ...{ name: 'mf_a', apiVersion: '^3.0.0', requires: null, guides: true },
  routes: [{ path: '/goods', title: 'Cosas', expose: './Goods' }],
  tiles: [{ label: 'Cosas', icon: 'package', to: '/goods' }],
});
const section = { id: 'goods', title: 'Cosas', description: 'Cosas', icon: 'package', order: 1 };
const STEP = { title: 'Uno', text: 'Uno', at: '/goods' };

/** Of a module with one guide. */
const errorsOf = (step: GuideStep, change: Partial<ModuleGuides['guides'][number]> = {}) => {
  const guide = {
    id: 'goods',
    section: 'goods',
    order: 1,
    title: 'a',
    description: 'b',
    steps: [step],
    ...change,
  };
  const guides = ModuleGuides.parse({ sections: [section], guides: [guide] });
  return guideErrors([{ descriptor, guides }], [descriptor]);
};

test('a guide that leads where something is has no errors', () => {
  expect(errorsOf({ ...STEP, targets: [{ role: 'link', name: 'Cosas', in: 'tiles' }] })).toEqual([]);
});

test.each<[string, GuideStep, RegExp]>([
  ['to a screen that nobody has', { ...STEP, at: '/nowhere' }, /leads to \/nowhere/],
  ['to a drawer that nobody has', { ...STEP, drawer: 'nothing' }, /opens no drawer/],
  [
    'at an entry that is not its own',
    { ...STEP, targets: [{ role: 'link', name: 'Cosas', in: 'menu' }] },
    /«Cosas», which is no entry/,
  ],
])('one that leads %s', (_, step, error) => {
  expect(errorsOf(step)).toEqual([expect.stringMatching(error)]);
});

test('a section that is not there, and names that two claim', () => {
  expect(errorsOf(STEP, { section: 'gone' })).toEqual([expect.stringMatching(/no section/)]);
  const guides = ModuleGuides.parse({ sections: [section] });
  expect(
    guideErrors(
      [
        { descriptor, guides },
        { descriptor, guides },
      ],
      [],
    ),
  ).toEqual(['Two sections of guides are called goods']);
});

test('descriptor and file must say the same', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cuadra-guides-'));
  try {
    await expect(loadGuides(folder, descriptor)).rejects.toThrow(/guides\.ts is missing/);
    await writeFile(join(folder, 'guides.ts'), '');
    await expect(loadGuides(folder, { ...descriptor, guides: undefined })).rejects.toThrow(/no guides: true/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
