import { currencyFlag } from '@cuadra/shared/domain';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The flags of spec §3, drawn: not every system has them in its letters. 30 by 20. */
const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  VE: (
    <>
      <rect width="30" height="20" fill="#cf142b" />
      <rect width="30" height="13.3" fill="#00247d" />
      <rect width="30" height="6.7" fill="#fc0" />
      <path
        d="M9.5 11.6a5.6 5.6 0 0 1 11 0"
        fill="none"
        stroke="#fff"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeDasharray="0.01 2.15"
      />
    </>
  ),
  US: (
    <>
      <rect width="30" height="20" fill="#fff" />
      <path
        d="M0 .77h30M0 3.85h30M0 6.92h30M0 10h30M0 13.08h30M0 16.15h30M0 19.23h30"
        stroke="#b31942"
        strokeWidth="1.54"
      />
      <rect width="12" height="10.77" fill="#0a3161" />
      <path
        d="M1.6 2.2h9.6M1.6 5.4h9.6M1.6 8.6h9.6"
        stroke="#fff"
        strokeWidth="1.2"
        strokeLinecap="round"
        strokeDasharray="0.01 2.2"
      />
    </>
  ),
  DO: (
    <>
      <rect width="30" height="20" fill="#fff" />
      <path d="M0 0h12.5v7.5H0zM17.5 12.5H30V20H17.5z" fill="#002d62" />
      <path d="M17.5 0H30v7.5H17.5zM0 12.5h12.5V20H0z" fill="#ce1126" />
    </>
  ),
  MX: (
    <>
      <rect width="30" height="20" fill="#fff" />
      <rect width="10" height="20" fill="#006847" />
      <rect x="20" width="10" height="20" fill="#ce1126" />
      <circle cx="15" cy="10" r="2.4" fill="none" stroke="#8a5a2b" strokeWidth="1.3" />
    </>
  ),
};

const Drawing = styled.svg`
  flex: none;
  width: 21px;
  height: 14px;
  border-radius: 3px;
  outline: 1px solid var(--line);
  outline-offset: -1px;
`;

/** The flag beside a currency's code; nothing for a currency without one. The code says it to screen readers. */
export function CurrencyFlag({ currency }: { currency: string }) {
  const drawing = DRAWINGS[currencyFlag(currency) ?? ''];
  if (!drawing) return null;
  return (
    <Drawing viewBox="0 0 30 20" aria-hidden preserveAspectRatio="xMidYMid slice">
      {drawing}
    </Drawing>
  );
}
