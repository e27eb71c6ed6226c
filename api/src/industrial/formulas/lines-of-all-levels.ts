interface Taking {
  makes: string;
  takes: readonly { id: string }[];
}

/**
 * The lines of the longest formula over all its levels, each counted wherever it is taken. A good that several formulas make
 * counts by the longest of them, so that it stays below a limit whichever becomes the main one. Pure.
 *
 * @param formulas without a circle
 */
export function mostLinesOfAllLevels(formulas: readonly Taking[]): number {
  const making = new Map<string, Taking[]>();
  for (const formula of formulas) {
    const known = making.get(formula.makes);
    if (known) known.push(formula);
    else making.set(formula.makes, [formula]);
  }
  const known = new Map<string, number>();
  const linesOf = (good: string): number => {
    const before = known.get(good);
    if (before !== undefined) return before;
    const lengths = (making.get(good) ?? []).map(({ takes }) =>
      takes.reduce((total, { id }) => total + 1 + linesOf(id), 0),
    );
    const longest = Math.max(0, ...lengths);
    known.set(good, longest);
    return longest;
  };
  return Math.max(0, ...[...making.keys()].map(linesOf));
}
