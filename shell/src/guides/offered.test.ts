/** @jest-environment jsdom */
import type { Guide, RemoteDescriptor, ResolvedRemote, SessionState } from '@cuadra/shared/contract';
import { allPermissions, readGrants } from '@cuadra/shared/domain';
import { buildNavigation } from '../navigation/navigation.ts';
import { getStarted } from './get-started.ts';
import type { ModulesGuides } from './load-guides.ts';
import { offeredGuide, offeredSections } from './offered.ts';
import { type Reader, stepsFor } from './steps-for.ts';

const ROUTES = [
  { path: '/goods', title: 'Cosas', expose: './A', permission: ['products', 'read'] },
  { path: '/new-goods', title: 'Cosa nueva', expose: './B', permission: ['products', 'create'] },
  { path: '/figures', title: 'Cifras', expose: './C', permission: ['reports', 'view_sales'] },
] satisfies RemoteDescriptor['routes'];
const DRAWERS = [{ id: 'shelves', title: 'Estantes', expose: './D' }];

const guide = (id: string, steps: Guide['steps'], needs?: Guide['needs']): Guide => ({
  ...{ id, title: id, description: id, steps, needs },
});
const STEP = { title: 'Uno', text: 'Uno' };

const GUIDES: ModulesGuides = {
  introduction: [
    { ...STEP, at: '/', leadsTo: '/goods', title: 'Cosas' },
    { ...STEP, at: '/', leadsTo: '/figures', title: 'Cifras' },
  ],
  sections: [
    {
      ...{ drawer: 'guides-goods', title: 'Cosas', description: '', icon: 'package' },
      guides: [
        guide('goods', [
          { ...STEP, targets: [{ role: 'link', name: 'Cosas', in: 'menu' }] },
          { ...STEP, at: '/goods', targets: [{ role: 'table', name: 'Cosas' }] },
          { ...STEP, at: '/goods', needs: ['products', 'create'] },
        ]),
        guide('new-goods', [{ ...STEP, at: '/new-goods' }], ['products', 'create']),
        guide('shelves', [
          { ...STEP, at: '/home', targets: [{ role: 'link', name: 'Estantes', in: 'tiles' }] },
          { ...STEP, at: '/home', drawer: 'shelves', targets: [{ role: 'button', name: 'Nuevo' }] },
        ]),
        guide('words', [STEP]),
      ],
    },
    {
      ...{ drawer: 'guides-figures', title: 'Cifras', description: '', icon: 'chart' },
      guides: [guide('figures', [{ ...STEP, at: '/figures' }])],
    },
  ],
};

function readerWith(permissions: SessionState['permissions'], isExpired = false): Reader {
  const descriptor = {
    ...{ audience: 'company', requires: null, routes: ROUTES, nav: [], tiles: [], drawers: DRAWERS },
  };
  const state = {
    isExpired,
    user: { super_user: false },
    modules: ['products', 'reports'],
    remotes: [{ name: 'mf', descriptor } as unknown as ResolvedRemote],
  } as unknown as SessionState;
  const visitor = { state, grants: readGrants(permissions) };
  return { ...visitor, navigation: buildNavigation(visitor) };
}

const owner = readerWith(allPermissions());
const cashier = readerWith([{ module: 'products', permissions: '2' }]);

const titlesFor = (reader: Reader) => stepsFor(reader, getStarted(GUIDES)).map(({ title }) => title);
const offered = (reader: Reader) =>
  offeredSections(reader, GUIDES).map(({ guides }) => guides.map(({ id }) => id));

test('the owner is offered every guide that is about something, whole', () => {
  expect(offered(owner)).toEqual([['goods', 'new-goods', 'shelves'], ['figures']]);
  for (const id of ['goods', 'new-goods', 'shelves', 'figures']) {
    const found = offeredGuide(owner, GUIDES, id);
    expect(found && stepsFor(owner, found)).toHaveLength(found?.steps.length ?? 0);
  }
});

test('the introduction is what the shell says, and in its middle what the modules say of themselves', () => {
  expect(titlesFor(owner)).toEqual([
    'Te damos la bienvenida a Cuadra',
    'La tasa del día',
    'Cosas',
    'Cifras',
    'Aquí te esperan las guías',
  ]);
  expect(stepsFor(owner, getStarted({ introduction: [] }))).toHaveLength(3);
});

test('nobody is led to a screen that they may not open', () => {
  expect(offered(cashier)).toEqual([['goods', 'shelves']]);
  expect(stepsFor(cashier, GUIDES.sections[0]?.guides[0] ?? guide('none', []))).toHaveLength(2);
  expect(offeredGuide(cashier, GUIDES, 'new-goods')).toBeUndefined();
  expect(titlesFor(cashier)).not.toContain('Cifras');
});

test('a step is stored with where to look, and nothing of permissions', () => {
  const stepsOf = (id: string) => {
    const found = offeredGuide(owner, GUIDES, id);
    return found ? stepsFor(owner, found) : [];
  };
  expect(stepsOf('goods').map(({ targets }) => targets)).toEqual([
    [
      { role: 'link', name: 'Cosas', in: 'menu' },
      { role: 'button', name: 'Abrir menú', in: 'page', hint: 'Lo encuentras en este menú.' },
    ],
    [{ role: 'table', name: 'Cosas', in: 'screen' }],
    undefined,
  ]);
  expect(stepsOf('shelves').at(-1)?.targets).toEqual([
    { role: 'button', name: 'Nuevo', in: 'drawer' },
    { role: 'heading', name: 'Estantes', in: 'drawer' },
  ]);
  for (const step of stepsFor(owner, getStarted(GUIDES))) expect(step).not.toHaveProperty('leadsTo');
});

test('with an expired subscription only what stays open is shown', () => {
  const late = readerWith(allPermissions(), true);
  expect(offered(late)).toEqual([]);
  expect(titlesFor(late)).not.toContain('Cosas');
});
