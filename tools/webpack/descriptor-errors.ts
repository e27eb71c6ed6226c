import { isApiCompatible, type RemoteDescriptor, SHELL_API_VERSION } from '@cuadra/shared/contract';

/**
 * What is wrong with descriptors that are each sound by themselves: names, routes and drawers that two of them claim,
 * entries that lead nowhere, and a shell that is too old or too new for one.
 *
 * @returns one sentence for each error
 */
export function descriptorErrors(descriptors: readonly RemoteDescriptor[]): string[] {
  return [
    ...claimedTwice('name', descriptors, ({ name }) => [name]),
    ...claimedTwice('route', descriptors, ({ routes }) => routes.map(({ path }) => path)),
    ...claimedTwice('drawer', descriptors, ({ drawers }) => drawers.map(({ id }) => id)),
    ...leadingNowhere(descriptors),
    ...descriptors
      .filter(({ apiVersion }) => !isApiCompatible(apiVersion))
      .map(
        ({ name, apiVersion }) =>
          `${name} needs the shell's API ${apiVersion}, which is ${SHELL_API_VERSION}`,
      ),
  ];
}

function claimedTwice(
  kind: string,
  descriptors: readonly RemoteDescriptor[],
  claims: (descriptor: RemoteDescriptor) => string[],
): string[] {
  const owners = new Map<string, string>();
  return descriptors.flatMap((descriptor) =>
    claims(descriptor).flatMap((claim) => {
      const owner = owners.get(claim);
      owners.set(claim, descriptor.name);
      return owner === undefined
        ? []
        : [`${descriptor.name} claims the ${kind} ${claim}, which ${owner} has`];
    }),
  );
}

/** A module may link to another's screen or drawer, or to one of the shell's own, which no descriptor names. */
function leadingNowhere(descriptors: readonly RemoteDescriptor[]): string[] {
  const drawers = new Set(descriptors.flatMap((descriptor) => descriptor.drawers.map(({ id }) => id)));
  return descriptors.flatMap(({ name, nav, tiles, companyMenu = [], routes }) => {
    const paths = new Set(routes.map(({ path }) => path));
    return [...nav, ...tiles, ...companyMenu].flatMap(({ label, to, drawer }) => {
      if (drawer !== undefined && !drawers.has(drawer)) return [`${name}: «${label}» opens no drawer`];
      if (to !== undefined && !paths.has(to))
        return [`${name}: «${label}» leads to ${to}, no route of its own`];
      return [];
    });
  });
}
