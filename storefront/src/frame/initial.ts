/** The first letter, as a mark where there is no picture. */
export function initial(name: string): string {
  return (/\p{L}|\p{N}/u.exec(name)?.[0] ?? '·').toUpperCase();
}
