/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RemoteDescriptor, type RemoteDescriptorInput } from '@cuadra/shared/contract';
import { descriptorErrors } from './descriptor-errors.ts';
import { findExposes } from './exposes.ts';

const describeRemote = (change: Partial<RemoteDescriptorInput> = {}) =>
  RemoteDescriptor.parse({ name: 'mf_pos', apiVersion: '^3.0.0', requires: null, ...change });

const cash = { path: '/cash-register', title: 'Caja', expose: './CashRegister' };
const settings = { id: 'settings', title: 'Ajustes', expose: './Settings' };

describe('exposes', () => {
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cuadra-exposes-'));
    await mkdir(join(folder, 'src', 'exposes'), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const add = (file: string) => writeFileSync(join(folder, 'src', 'exposes', file), '');

  test('come from the descriptor and the folder together', () => {
    for (const file of ['CashRegister.tsx', 'Settings.tsx', 'Settings.test.tsx']) add(file);
    expect(findExposes(folder, describeRemote({ routes: [cash], drawers: [settings] }))).toEqual({
      './CashRegister': './src/exposes/CashRegister.tsx',
      './Settings': './src/exposes/Settings.tsx',
    });
  });

  test('one that points at no file fails the build', () => {
    expect(() => findExposes(folder, describeRemote({ routes: [cash] }))).toThrow(
      /\.\/CashRegister is named in remote\.ts but \.\/src\/exposes\/CashRegister\.tsx does not exist/,
    );
  });

  test('one that is built and named nowhere fails the build', () => {
    add('CashRegister.tsx');
    expect(() => findExposes(folder, describeRemote())).toThrow(/remote\.ts names \.\/CashRegister nowhere/);
  });
});

describe('descriptors together', () => {
  const pos = describeRemote({ routes: [cash] });

  test('sound ones have no errors', () => {
    const nav = [{ section: 'General', label: 'Caja', icon: 'cash', order: 1, to: '/cash-register' }];
    const tiles = [{ label: 'Ajustes', icon: 'settings', drawer: 'settings' }];
    const config = describeRemote({ name: 'mf_config', drawers: [settings] });
    expect(descriptorErrors([describeRemote({ routes: [cash], nav, tiles }), config])).toEqual([]);
  });

  test.each<[string, RemoteDescriptorInput, RegExp]>([
    [
      'the same route twice',
      { name: 'mf_b', apiVersion: '^3.0.0', requires: null, routes: [cash] },
      /mf_b claims the route \/cash-register, which mf_pos has/,
    ],
    ['the same name twice', { name: 'mf_pos', apiVersion: '^3.0.0', requires: null }, /claims the name/],
    [
      'an entry that leads nowhere',
      {
        name: 'mf_b',
        apiVersion: '^3.0.0',
        requires: null,
        nav: [{ section: 'General', label: 'Nada', icon: 'x', order: 1, to: '/nothing' }],
      },
      /«Nada» leads to \/nothing/,
    ],
    [
      'a tile without its drawer',
      {
        name: 'mf_b',
        apiVersion: '^3.0.0',
        requires: null,
        tiles: [{ label: 'Roles', icon: 'shield', drawer: 'roles' }],
      },
      /«Roles» opens no drawer/,
    ],
    [
      'a shell of another age',
      { name: 'mf_b', apiVersion: '^4.0.0', requires: null },
      /needs the shell's API/,
    ],
  ])('%s', (_, other, error) => {
    const errors = descriptorErrors([pos, RemoteDescriptor.parse(other)]);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(error);
  });
});
