import { LABEL_SHEETS } from '@cuadra/shared/print';
import { storedJson, useSession } from '@cuadra/shared/state';
import { useState } from 'react';

/** Which prices stand on a label: in both currencies, in one, or none. */
export type LabelPrices = 'both' | 'main' | 'alternative' | 'none';

export interface LabelOptions {
  sheet: string;
  prices: LabelPrices;
  code: 'bars' | 'qr' | 'none';
}

const USUAL: LabelOptions = { sheet: LABEL_SHEETS[0].id, prices: 'both', code: 'bars' };
const PRICES: readonly unknown[] = ['both', 'main', 'alternative', 'none'] satisfies LabelPrices[];
const CODES: readonly unknown[] = ['bars', 'qr', 'none'] satisfies LabelOptions['code'][];

function toOptions(value: unknown): LabelOptions | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { sheet, prices, code } = value as Partial<Record<keyof LabelOptions, unknown>>;
  const isKnown =
    LABEL_SHEETS.some(({ id }) => id === sheet) && PRICES.includes(prices) && CODES.includes(code);
  return isKnown ? (value as LabelOptions) : undefined;
}

/** The paper and what stands on it, as it was last: a shop has one printer of labels and one roll in it. */
export function useLabelOptions(): [LabelOptions, (change: Partial<LabelOptions>) => void] {
  const companyId = useSession((session) => session.state?.company?.id ?? '');
  const stored = storedJson(`cuadra.labels.${companyId}`, toOptions);
  const [options, setOptions] = useState<LabelOptions>(() => stored.read() ?? USUAL);
  return [
    options,
    (change) => {
      const next = { ...options, ...change };
      setOptions(next);
      stored.write(next);
    },
  ];
}
