import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mostLinesOfAllLevels } from './lines-of-all-levels.ts';

const formula = (makes: string, ...takes: string[]) => ({ makes, takes: takes.map((id) => ({ id })) });

test('each line counts wherever it is taken, over all levels', () => {
  const dough = formula('dough', 'flour', 'yeast');
  const bread = formula('bread', 'dough', 'salt');
  assert.equal(mostLinesOfAllLevels([]), 0);
  assert.equal(mostLinesOfAllLevels([dough]), 2);
  assert.equal(mostLinesOfAllLevels([dough, bread]), 4);
  // Bread and a filling that both take dough take it twice.
  assert.equal(
    mostLinesOfAllLevels([dough, bread, formula('filling', 'dough'), formula('meal', 'bread', 'filling')]),
    2 + 4 + 3,
  );
});

test('a good of several formulas counts by the longest', () => {
  const short = formula('dough', 'mix');
  const long = formula('dough', 'flour', 'yeast', 'salt');
  assert.equal(mostLinesOfAllLevels([short, long, formula('bread', 'dough')]), 4);
});

test('goods that both take both of the next level double with each, and are counted at once', () => {
  const levels = Array.from({ length: 60 }, (_, level) =>
    ['a', 'b'].map((one) => formula(`${one}${level}`, `a${level + 1}`, `b${level + 1}`)),
  ).flat();
  assert.ok(mostLinesOfAllLevels(levels) > 2 ** 60);
});
