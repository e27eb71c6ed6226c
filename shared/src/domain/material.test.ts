import { exact } from './decimal.ts';
import {
  addMaterial,
  type MaterialStanding,
  returnMaterial,
  revalueMaterial,
  takeMaterial,
} from './material.ts';

const none: MaterialStanding = { qty: '0', value: '0', cost: null };
const ten = { qty: '10', value: '20', cost: '2' };

test('what comes in with a worth goes into the average, what comes in without is worth what the rest is', () => {
  expect(addMaterial(none, '10', '20')).toEqual({ ...ten, moved: '20', revalued: '0' });
  expect(addMaterial(ten, '5', '25')).toMatchObject({ qty: '15', value: '45', cost: '3', moved: '25' });
  expect(addMaterial(ten, '5', null)).toMatchObject({ qty: '15', value: '30', cost: '2', moved: '10' });
  expect(addMaterial(ten, '10', '0')).toMatchObject({ value: '20', cost: '1', moved: '0' });
});

test('what goes out takes its share, and the last of it all that is left', () => {
  const third = { qty: '3', value: '10', cost: '3.33333333' };
  const first = takeMaterial(third, '1');
  const second = takeMaterial(first, '1');
  const last = takeMaterial(second, '1');
  expect([first.moved, second.moved, last.moved]).toEqual(['-3.33333333', '-3.33333334', '-3.33333333']);
  expect(last).toMatchObject({ qty: '0', value: '0', cost: '3.33333333' });
});

test('what is not there goes out at the known cost, and the next that comes says what all of it is worth', () => {
  const below = takeMaterial(ten, '12');
  expect(below).toMatchObject({ qty: '-2', value: '-4', moved: '-24' });
  expect(addMaterial(below, '3', '21')).toEqual({
    ...{ qty: '1', value: '7', cost: '7', moved: '21', revalued: '-10' },
  });
  expect(addMaterial(below, '1', '7')).toMatchObject({ qty: '-1', value: '-7', cost: '7', revalued: '-10' });
});

test('where nobody knew a cost, the first one values all that is there', () => {
  const unknown = { qty: '10', value: '0', cost: null };
  expect(addMaterial(unknown, '1', '4')).toMatchObject({
    value: '44',
    cost: '4',
    moved: '4',
    revalued: '40',
  });
  expect(takeMaterial(unknown, '4')).toMatchObject({ qty: '6', value: '0', moved: '0', cost: null });
});

test('a cost that is said values all of it, and none takes the worth away', () => {
  expect(revalueMaterial(ten, '2.5')).toMatchObject({ qty: '10', value: '25', cost: '2.5', revalued: '5' });
  expect(revalueMaterial(ten, null)).toMatchObject({ value: '0', cost: null, revalued: '-20' });
});

test('what goes back takes what it brought, unless that is not there any more', () => {
  const both = addMaterial(ten, '10', '40');
  expect(returnMaterial(both, '10', '40')).toMatchObject({ ...ten, moved: '-40' });
  const used = takeMaterial(both, '15');
  // Of 5 at 3 nothing that was worth 40 can go back.
  expect(returnMaterial(used, '4', '40')).toMatchObject({ qty: '1', value: '3', cost: '3', moved: '-12' });
  // What is left is never worth nothing because what goes back was worth as much as all of it.
  expect(returnMaterial(used, '4', '15')).toMatchObject({ qty: '1', value: '3', cost: '3', moved: '-12' });
  expect(exact(returnMaterial(used, '5', '15').value).isZero()).toBe(true);
});
