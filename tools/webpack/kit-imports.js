/**
 * webpack's loader for what imports of the kit: has each name asked for in the part of the kit that the shell provides it
 * in, so that a screen imports all from `@cuadra/shared/ui`, and only the shell knows what comes when.
 *
 * @this {Pick<import('webpack').LoaderContext<{ kit: string, parts: Record<string, string> }>, 'getOptions'>} the kit's
 *   request, and the request of the part for each name that is not in the rest
 * @param {string} source JavaScript, as swc writes it
 * @throws where something takes the kit as a whole
 */
export default function kitImports(source) {
  const { kit, parts } = this.getOptions();
  if (!source.includes(kit)) return source;
  const from = `from\\s*(?<quote>["'])${kit}\\k<quote>`;
  const whole = new RegExp(`^(?:import|export)\\s*(?:\\*|\\w)[^;{]*?${from}`, 'm').exec(source);
  if (whole) throw new Error(`Import names of ${kit}, not the whole of it: ${whole[0]}`);
  return source.replace(
    new RegExp(`^(import|export)\\s*\\{([^}]*)\\}\\s*${from};?`, 'gm'),
    (_, keyword, /** @type {string} */ names) => {
      /** @type {Map<string, string[]>} */
      const byRequest = new Map();
      for (const specifier of names.split(',')) {
        const [name] = specifier.trim().split(/\s/);
        if (!name) continue;
        const request = parts[name] ?? kit;
        byRequest.set(request, [...(byRequest.get(request) ?? []), specifier.trim()]);
      }
      return [...byRequest]
        .map(([request, specifiers]) => `${keyword} { ${specifiers.join(', ')} } from '${request}';`)
        .join(' ');
    },
  );
}
