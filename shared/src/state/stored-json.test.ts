/** @jest-environment jsdom */
import { listOf, only, storedJson } from './stored-json.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const names = storedJson('test.names', listOf(isText));

test('what is written is read back, and undefined removes it', () => {
  names.write(['Harina', 'Café']);
  expect(localStorage.getItem('test.names')).toBe('["Harina","Café"]');
  expect(names.read()).toEqual(['Harina', 'Café']);
  names.write(undefined);
  expect(localStorage.getItem('test.names')).toBeNull();
  expect(names.read()).toBeUndefined();
});

test.each(['', 'abc', '{}', 'null', '5'])('a stored %j is nothing', (text) => {
  localStorage.setItem('test.names', text);
  expect(names.read()).toBeUndefined();
});

test('what is of another kind is left out of a list', () => {
  expect(names.parse('["Harina",5,null]')).toEqual(['Harina']);
  expect(storedJson('test.name', only(isText)).parse('5')).toBeUndefined();
});

test('storage that is full or refused takes nothing down', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  names.write(['Harina']);
  expect(names.read()).toBeUndefined();
  set.mockRestore();
  get.mockRestore();
});

test('of a tab alone where that is asked for', () => {
  const draft = storedJson('test.draft', only(isText), 'session');
  draft.write('Harina');
  expect(localStorage.getItem('test.draft')).toBeNull();
  expect(sessionStorage.getItem('test.draft')).toBe('"Harina"');
});

test('tells what another tab writes, until it is stopped', () => {
  const told: unknown[] = [];
  const stop = names.follow((value) => told.push(value));
  dispatchEvent(new StorageEvent('storage', { key: 'test.names', newValue: '["Café"]' }));
  dispatchEvent(new StorageEvent('storage', { key: 'test.other', newValue: '["Sal"]' }));
  dispatchEvent(new StorageEvent('storage', { key: 'test.names', newValue: null }));
  stop();
  dispatchEvent(new StorageEvent('storage', { key: 'test.names', newValue: '["Sal"]' }));
  expect(told).toEqual([['Café'], undefined]);
});
