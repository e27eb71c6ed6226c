import { ClusterError } from './cluster-error.ts';

/** What a file system's refusal means to whoever chose the folder. */
export const FOLDER_REASONS: Readonly<Record<string, string>> = {
  EACCES: 'este usuario no tiene permiso',
  EPERM: 'este usuario no tiene permiso',
  EROFS: 'es de solo lectura',
  ENOSPC: 'el disco está lleno',
  EDQUOT: 'este usuario no tiene más espacio en el disco',
  ENOTDIR: 'no es una carpeta, o está dentro de algo que no lo es',
  EEXIST: 'ya existe y no es una carpeta',
  ELOOP: 'un enlace lleva a sí mismo',
  ENAMETOOLONG: 'su nombre es demasiado largo',
};

/** An error of the data folder, put so that it says what to do; any other as it is. */
export function explainFolder(error: unknown, dataDir: string): unknown {
  const { code = '', path } = error as NodeJS.ErrnoException;
  const reason = FOLDER_REASONS[code];
  if (error instanceof ClusterError || reason === undefined) return error;
  const place = path === undefined || path === dataDir ? '' : ` (${path})`;
  return new ClusterError(
    `No se puede usar la carpeta de datos ${dataDir}: ${reason}${place}. Dale permisos o espacio, o elige otra con DATA_DIR.`,
  );
}
