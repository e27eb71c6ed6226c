/** Gives the exports of a shared module. */
export type SharedFactory = () => unknown;

/** A version of a shared module. */
export interface SharedVersion {
  /** At once for what is in the page already. */
  get: () => SharedFactory | Promise<SharedFactory>;
}

/** What is shared, as containers take it everywhere: request → version → how to get it. */
export type SharedScope = Readonly<Record<string, Readonly<Record<string, SharedVersion>>>>;

/**
 * What the shell lends to the modules, by what they ask for it with. The build writes it here
 * (tools/webpack/shared-scope.ts), from the list by which it also builds the modules (tools/webpack/shared-modules.ts).
 */
export const sharedScope: SharedScope = {};
