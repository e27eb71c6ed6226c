/**
 * webpack's loader for react-router: takes off what keeps its unused half from being left out, which is made by calls and
 * named by assignments that no tool may drop by itself, and what links fetch ahead in its framework, which is not ours.
 *
 * @param {string} source
 * @throws where a new version is written in another way
 */
export default function plainRouter(source) {
  if (!source.includes('PrefetchPageLinks')) return source;
  return CHANGES.reduce((text, [pattern, replacement]) => {
    if (text.search(pattern) < 0) throw new Error(`react-router has no ${pattern} any more`);
    return text.replace(pattern, replacement);
  }, source);
}

/** @type {[RegExp, string][]} */
const CHANGES = [
  [/^\w+\.displayName = "\w+";$/gm, ''],
  [/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1'],
  [/^function PrefetchPageLinks\(/m, 'const PrefetchPageLinks = () => null;\nfunction unusedPrefetch('],
];
