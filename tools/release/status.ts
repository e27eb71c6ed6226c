import type { Registry } from '@cuadra/shared/contract';

/**
 * The registry as somebody reads it in a terminal: a block for each remote, a line for each version, newest first.
 *
 * @param name one remote, or all
 */
export function describeRegistry(registry: Registry, name?: string): string {
  const remotes = Object.entries(registry.remotes).filter(([key]) => name === undefined || key === name);
  if (remotes.length === 0) return name === undefined ? 'Nothing is published' : `No ${name} is published`;
  return remotes.map(([key, remote]) => [key, ...describeVersions(remote)].join('\n')).join('\n\n');
}

function describeVersions({ active, previous, canary, versions }: Registry['remotes'][string]): string[] {
  const newestFirst = Object.values(versions).sort((a, b) => b.published_at.localeCompare(a.published_at));
  return newestFirst.map(({ version, published_at, size_gzip, descriptor }) => {
    const roles = [
      version === active && 'active',
      version === previous && 'previous',
      version === canary?.version &&
        `canary for ${canary.companies.length} companies and ${canary.share * 100} % of the rest`,
    ].filter((role) => role !== false);
    const size = `${(size_gzip / 1000).toFixed(1)} kB gzip`;
    return [`  ${version}`, published_at, size, `API ${descriptor.apiVersion}`, roles.join(', ')]
      .filter((part) => part !== '')
      .join('  ');
  });
}
