/**
 * webpack's loader for lucide's drawings: takes off the `key` of each line, six letters that no compression makes smaller.
 * React would want them in its build for development, which no browser of ours gets.
 *
 * @param {string} source
 */
export default function plainIcons(source) {
  return source.replace(/,\s*key: "\w+"/g, '');
}
