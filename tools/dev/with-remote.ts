import type { RemoteBuild } from '@cuadra/shared/contract';

/** The part of an answer that has remotes: of the verify call, or of the registry's own. */
interface RegistryAnswer {
  remotes?: { name: string }[];
  items?: { name: string }[];
}

/** An answer of the registry with a build in the place of the released version, and nothing to fall back to. */
export function withRemote(text: string, build: RemoteBuild): string {
  const answer: RegistryAnswer = JSON.parse(text);
  const { name, container, entry, files, exposes, descriptor } = build;
  const remote = {
    ...{ name, version: 'dev', base: `/remotes/${name}/dev/`, container, entry, files, exposes, descriptor },
    fallback: null,
  };
  const replace = (remotes: { name: string }[]) => [
    ...remotes.filter((other) => other.name !== name),
    remote,
  ];
  return JSON.stringify({
    ...answer,
    ...(answer.remotes ? { remotes: replace(answer.remotes) } : {}),
    ...(answer.items ? { items: replace(answer.items) } : {}),
  });
}
