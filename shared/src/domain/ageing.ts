/** How a debt's ageing is said, on the screen and in its file; the bands are `AGEING_BANDS` of the contract. */
export const AGEING_NAMES = {
  current: 'Por vencer',
  to_30: '1 a 30 días',
  to_60: '31 a 60 días',
  to_90: '61 a 90 días',
  over_90: 'Más de 90 días',
} as const;
