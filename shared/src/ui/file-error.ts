export type FileError = 'kind' | 'size';

/**
 * What keeps a file from being taken. The browser holds a chosen file to `accept`, and a dropped one to nothing.
 *
 * @param limits.accept as an `<input>` takes it: endings, kinds, `image/*`
 * @returns undefined when nothing does
 */
export function findFileError(
  file: Pick<File, 'name' | 'type' | 'size'>,
  limits: { accept?: string | undefined; maxBytes?: number | undefined },
): FileError | undefined {
  if (limits.accept && !limits.accept.split(',').some((kind) => fits(file, kind.trim().toLowerCase())))
    return 'kind';
  return limits.maxBytes !== undefined && file.size > limits.maxBytes ? 'size' : undefined;
}

function fits({ name, type }: Pick<File, 'name' | 'type'>, kind: string): boolean {
  if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
  return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
}

/** `5 MB`. */
export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MB`;
}
