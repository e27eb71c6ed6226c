/** What never changes under its address. */
export const FOR_GOOD = 'public, max-age=31536000, immutable';
/** Asked for again each time, and by a proxy that caches once in a few seconds. */
export const FOR_A_MOMENT = 'public, max-age=0, s-maxage=3, stale-while-revalidate=30';
export const FOR_AN_HOUR = 'public, max-age=3600';
