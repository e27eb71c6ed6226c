import type { Registry } from '@cuadra/shared/contract';

/**
 * The registry as somebody reads it in a terminal: a block for each module, a line for each version, newest first.
 *
 * @param name one module, or all
 */
export function describeRegistry(registry: Registry, name?: string): string {
  const remotes = Object.entries(registry.remotes)
    .filter(([key]) => name === undefined || key === name)
    .sort(([a], [b]) => a.localeCompare(b));
  if (remotes.length === 0)
    return name === undefined ? 'No hay nada publicado.' : `No hay ningún ${name} publicado.`;
  return remotes.map(([key, remote]) => [key, ...describeVersions(remote)].join('\n')).join('\n\n');
}

function describeVersions({
  active,
  previous,
  canary,
  pins,
  versions,
}: Registry['remotes'][string]): string[] {
  const pinned = (version: string) => Object.values(pins).filter((one) => one === version).length;
  return Object.values(versions)
    .reverse()
    .map(({ version, published_at, size_gzip, descriptor }) => {
      const roles = [
        version === active && 'activa',
        version === previous && 'anterior',
        version === canary?.version &&
          `canario para ${canary.companies.length} empresas y el ${canary.share * 100} % de las demás`,
        pinned(version) > 0 && `fija para ${pinned(version)}`,
      ].filter((role) => role !== false);
      const size = `${(size_gzip / 1000).toFixed(1)} kB gzip`;
      return [`  ${version}`, published_at, size, `API ${descriptor.apiVersion}`, roles.join(', ')]
        .filter((part) => part !== '')
        .join('  ');
    });
}
