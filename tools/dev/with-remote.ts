import type { PreviewOutcome, RegistrySignature, RemoteBuild } from '@cuadra/shared/contract';

/** The part of an answer that has remotes: of the verify call, or of the registry's own. */
export interface RegistryAnswer {
  remotes?: { name: string }[];
  items?: { name: string }[];
  company?: { id: string } | null;
  preview?: PreviewOutcome | null;
  signature?: RegistrySignature;
}

/** An answer of the registry with a build in the place of the released version, and nothing to fall back to. */
export function withRemote(answer: RegistryAnswer, build: RemoteBuild): RegistryAnswer {
  const { name, container, entry, files, exposes, descriptor } = build;
  const remote = {
    ...{ name, version: 'dev', base: `/remotes/${name}/dev/`, container, entry, files, exposes, descriptor },
    fallback: null,
  };
  const replace = (remotes: { name: string }[]) => [
    ...remotes.filter((other) => other.name !== name),
    remote,
  ];
  return {
    ...answer,
    ...(answer.remotes ? { remotes: replace(answer.remotes) } : {}),
    ...(answer.items ? { items: replace(answer.items) } : {}),
  };
}
