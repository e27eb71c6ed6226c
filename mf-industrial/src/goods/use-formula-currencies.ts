import { DEFAULT_ALTERNATIVE_CURRENCY, DEFAULT_MAIN_CURRENCY } from '@cuadra/shared/domain';
import { useCurrencies } from '@cuadra/shared/state';
import type { Currencies } from './formula-text.ts';

/** The company's two currencies, in which costs are told. */
export function useFormulaCurrencies(): Currencies {
  const used = useCurrencies();
  return {
    main: used?.main ?? DEFAULT_MAIN_CURRENCY,
    alternative: used?.alternative ?? DEFAULT_ALTERNATIVE_CURRENCY,
  };
}
