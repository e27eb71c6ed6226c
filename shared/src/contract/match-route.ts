import type { RemoteDescriptor, RemoteRoute, ResolvedRemote } from './remotes.ts';

/** All that is needed of a remote to know its paths. */
export interface Routed {
  descriptor: Pick<RemoteDescriptor, 'routes'>;
}

export interface RouteMatch<Remote extends Routed = ResolvedRemote> {
  remote: Remote;
  route: RemoteRoute;
}

/**
 * Finds the remote that a path belongs to, from descriptors alone. A path spelled out wins over one with a parameter;
 * a slash at the end makes no difference.
 */
export function matchRoute<Remote extends Routed>(
  remotes: readonly Remote[],
  pathname: string,
): RouteMatch<Remote> | undefined {
  const segments = split(pathname);
  const matches = remotes.flatMap((remote) =>
    remote.descriptor.routes
      .filter((route) => fits(split(route.path), segments))
      .map((route) => ({ remote, route })),
  );
  return matches.find(({ route }) => !route.path.includes(':')) ?? matches[0];
}

function split(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => part.startsWith(':') || part === segments[index])
  );
}
