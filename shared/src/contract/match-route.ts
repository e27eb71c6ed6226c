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
    remote.descriptor.routes.filter((route) => fits(route, segments)).map((route) => ({ remote, route })),
  );
  return matches.find(({ route }) => !route.path.includes(':')) ?? matches[0];
}

/** Whether the values that the router read from a path are such as the route takes. */
export function takesParams(
  route: RemoteRoute,
  values: Readonly<Record<string, string | undefined>>,
): boolean {
  return Object.entries(values).every(([name, value]) => isValue(route, name, value ?? ''));
}

function split(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function fits(route: RemoteRoute, segments: readonly string[]): boolean {
  const pattern = split(route.path);
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => {
      const segment = segments[index] ?? '';
      return part.startsWith(':') ? isValue(route, part.slice(1), segment) : part === segment;
    })
  );
}

function isValue({ params }: RemoteRoute, name: string, value: string): boolean {
  const pattern = params?.[name];
  return pattern === undefined || new RegExp(`^(?:${pattern})$`).test(value);
}
