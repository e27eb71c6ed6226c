import { useSigned } from '../../session/offer-context.tsx';

/** The drawer in which rates are seen and set, as the descriptors say; undefined for who may not open it. */
export function useRateDrawer(): string | undefined {
  const { drawers } = useSigned().offer;
  return drawers.find(({ drawer }) => drawer.permission?.[0] === 'currencies')?.drawer.id;
}
