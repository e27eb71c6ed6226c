import { useNavigate, useSearchParams } from 'react-router-dom';
import { STEPS, stepIndex } from './steps.ts';

const PARAMETER = 'step';

/** The step in the address, so that back goes one step back and a reload stays. */
export function useStep(): { index: number; goTo: (index: number) => void } {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const goTo = (index: number) => {
    const next = new URLSearchParams(search);
    const name = STEPS[index]?.name;
    if (name === undefined || index === 0) next.delete(PARAMETER);
    else next.set(PARAMETER, name);
    navigate({ search: String(next) });
  };
  return { index: stepIndex(search.get(PARAMETER)), goTo };
}
