import { createUser } from '@cuadra/shared/contract';
import { firstPassword } from './first-password.ts';
import { WORDS } from './word-list.ts';

test('there is a word for every byte, each once, which anybody can type', () => {
  expect(new Set(WORDS).size).toBe(256);
  expect(WORDS.filter((word) => !/^[a-z]{2,10}$/.test(word))).toEqual([]);
});

test('three words and four digits, as the random bytes say', () => {
  const bytes = [0, 255, 1, 0, 0, 0, 42];
  const next = (count: number) => Uint8Array.from(bytes.splice(0, count));
  expect(firstPassword(next)).toBe(`${WORDS[0]}-${WORDS[255]}-${WORDS[1]}-0042`);
});

test('what it makes is a password, and another one each time', () => {
  const made = Array.from({ length: 200 }, () => firstPassword((count) => Uint8Array.from(pseudo(count))));
  expect(new Set(made).size).toBe(200);
  for (const password of made) expect(createUser.body.shape.password.safeParse(password).success).toBe(true);
});

let seed = 7;
/** jsdom has no `crypto.getRandomValues`; numbers that follow each other without a pattern do here. */
function pseudo(count: number): number[] {
  return Array.from({ length: count }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(seed / 65_536) % 256;
  });
}
