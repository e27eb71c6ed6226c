import { listOf, storedJson } from '@cuadra/shared/state';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Those of the last page that the server sent: the one that the worker came with has none. */
const stored = storedJson('cuadra.registry-keys', listOf(isText));

let known: readonly string[] | undefined;

/** The public keys by which this page knows the registry's answers, as the server wrote them into it. */
export function pageKeys(): readonly string[] {
  known ??= readKeys();
  return known;
}

function readKeys(): readonly string[] {
  const text = document.getElementById('registry-keys')?.textContent;
  if (!text) return stored.read() ?? [];
  const keys: string[] = JSON.parse(text);
  stored.write(keys);
  return keys;
}
