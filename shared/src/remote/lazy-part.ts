import { type ComponentType, createElement, lazy, useState } from 'react';

/** A part of a screen that is loaded when it is first shown. */
export type LazyPart<P extends object> = ComponentType<P> & {
  /** Loads it ahead; shown after that, it is there at once, without its fallback. */
  preload: () => Promise<void>;
};

/** Parts whose load failed, each as what makes it load again. */
const failed = new Set<() => void>();

/**
 * `React.lazy` for a part of a module's screen that is loaded when it is first shown. React keeps a load that failed for
 * ever; this one is loaded again after «Reintentar». And React shows the fallback for a moment even if the code is there
 * already, where a key press must not wait: what was preloaded is drawn as any other component.
 *
 * @param load as in `lazyPart(() => import('./SalesChart.tsx'))`; the part is its default export
 */
export function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): LazyPart<P> {
  let loaded: ComponentType<P> | undefined;
  const loadOnce = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const make = () =>
    lazy(() =>
      loadOnce().catch((error: unknown) => {
        failed.add(renew);
        throw error;
      }),
    );
  let current: ComponentType<P> = make();
  const renew = () => {
    current = make();
  };
  const Part = (properties: P) => {
    // The same for as long as it is shown: another one would begin anew.
    const [Shown] = useState<ComponentType<P>>(() => loaded ?? current);
    return createElement(Shown, properties);
  };
  const preload = async () => {
    if (!loaded) await loadOnce();
  };
  return Object.assign(Part, { preload });
}

/** Has every part that failed loaded again when it is next shown: what the shell does on «Reintentar». */
export function renewFailedParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}
