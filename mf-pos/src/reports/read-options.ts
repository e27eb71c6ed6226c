interface Asked {
  query?: { by?: string | undefined; group?: string | undefined };
}

/**
 * How a report is read. Who comes from Caja has just sold, so what is known is shown at once and asked for again. While
 * other days are on their way, those before stay; rows of another kind do not, under a heading that is not theirs.
 */
export function readOptions({ query }: Asked) {
  return {
    staleTime: 0,
    refetchOnWindowFocus: true,
    keepPrevious: (before: Asked) => before.query?.by === query?.by && before.query?.group === query?.group,
  };
}
