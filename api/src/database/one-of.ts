/** A column that its check holds to these words. */
export function oneOf<const T extends string>(words: readonly T[], value: string): T {
  const word = words.find((one) => one === value);
  if (word === undefined) throw new Error(`the database has ${value}`);
  return word;
}
