import { useLocation, useNavigate } from 'react-router-dom';

/** Where a form of a product leads back to: the list as it was, its search included, or the screen that missed the product. */
export function useWayBack(): { leave: () => void; cancel: () => void } {
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  const known = typeof state === 'object' && state !== null ? state : {};
  const returnTo = 'returnTo' in known && typeof known.returnTo === 'string' ? known.returnTo : undefined;
  const isFromList = 'fromProducts' in known;
  return {
    leave: () => navigate(returnTo ?? '/products'),
    cancel: () => (isFromList || returnTo ? navigate(-1) : navigate('/products')),
  };
}
