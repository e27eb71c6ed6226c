import { type ComponentType, createElement, lazy } from 'react';

/** Parts whose load failed, each as what makes it load again. */
const failed = new Set<() => void>();

/**
 * `React.lazy` for a part of a module's screen that is loaded when it is first shown. React keeps a load that failed for
 * ever; this one is loaded again after «Reintentar».
 *
 * @param load as in `lazyPart(() => import('./SalesChart.tsx'))`; the part is its default export
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  const make = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        failed.add(renew);
        throw error;
      }),
    );
  let current = make();
  const renew = () => {
    current = make();
  };
  return (properties: P) => createElement(current, properties);
}

/** Has every part that failed loaded again when it is next shown: what the shell does on «Reintentar». */
export function renewFailedParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}
