/** In the place of parts of a library that nothing of ours calls: a first call fails at once. */
export default function unused(): never {
  throw new Error('This part is left out of the build: tools/webpack/smaller-parts.ts');
}
