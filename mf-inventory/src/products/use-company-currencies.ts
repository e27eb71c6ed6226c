import { DEFAULT_ALTERNATIVE_CURRENCY, DEFAULT_MAIN_CURRENCY } from '@cuadra/shared/domain';
import { useCurrencies } from '@cuadra/shared/state';

/** The company's two currencies, the alternative one first: most prices are set in it. */
export function useCompanyCurrencies(): [string, ...string[]] {
  const used = useCurrencies();
  const main = used?.main ?? DEFAULT_MAIN_CURRENCY;
  const alternative = used?.alternative ?? DEFAULT_ALTERNATIVE_CURRENCY;
  return alternative === main ? [main] : [alternative, main];
}
