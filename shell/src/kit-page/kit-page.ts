import { lazyComponent } from '@cuadra/shared/remote';

declare global {
  /** Set by the build (tools/webpack/shell-config.ts): whether it has the page of the kit. */
  var __cuadra_kit__: boolean | undefined;
}

export const KIT_PATH = '/kit';

/** The page of the kit; undefined in every build that was not asked for it, which then has nothing of it. */
export const KitPage = globalThis.__cuadra_kit__ ? lazyComponent(() => import('./KitPage.tsx')) : undefined;
