import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react';

/** A component whose code is fetched when it is first shown. */
export type LazyComponent<P extends object> = ComponentType<P> & {
  /** Fetches it ahead; shown after that, it is there at once, without its fallback. */
  preload: () => Promise<void>;
};

/** Components whose load failed, each as what makes it load again. */
const failed = new Set<() => void>();

/**
 * `React.lazy` with another try. React keeps a load that failed for ever; this one is loaded again after «Reintentar». And
 * React shows the fallback for a moment even if the code is there already, where a key press must not wait: what was
 * preloaded is drawn as any other component.
 *
 * @param load as in `lazyComponent(() => import('./PrinterDialog.tsx'))`; the component is its default export
 * @param fallback drawn until it is there; without it, the nearest `Suspense` decides
 */
export function lazyComponent<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  fallback?: (properties: P) => ReactNode,
): LazyComponent<P> {
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
  const Component = (properties: P) => {
    // The same for as long as it is shown: another one would start with fresh state.
    const [Shown] = useState<ComponentType<P>>(() => loaded ?? current);
    const shown = createElement(Shown, properties);
    return fallback ? createElement(Suspense, { fallback: fallback(properties) }, shown) : shown;
  };
  const preload = async () => {
    if (!loaded) await loadOnce();
  };
  return Object.assign(Component, { preload });
}

/** Has every component that failed loaded again when it is next shown: what «Reintentar» does first. */
export function retryFailedLoads(): void {
  for (const renew of failed) renew();
  failed.clear();
}
