/**
 * webpack's loader for a file whose source the build writes.
 *
 * @this {Pick<import('webpack').LoaderContext<{ source: string }>, 'getOptions'>}
 */
export default function writtenSource() {
  return this.getOptions().source;
}
