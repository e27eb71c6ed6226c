/** In the place of the shell's `remotes/fetch-files.ts`: there are no files of modules to fetch. */
export const fetchFiles = async (): Promise<void> => undefined;
export const fetchScript = async (): Promise<void> => undefined;
export const filesOf = (): string[] => [];
