import type { DisplayShop } from '@cuadra/shared/contract';
import styled from 'styled-components';
import { Label, Logo, Middle } from './screen-style.ts';

const Name = styled.h1`
  font-size: calc(var(--u) * 3.6);
  letter-spacing: -0.02em;
`;

const BigLogo = styled(Logo)`
  width: calc(var(--u) * 16);
  max-width: 70vw;
  height: calc(var(--u) * 16);
  padding: calc(var(--u) * 0.8);
`;

/** Nothing is being sold: whose shop it is. */
export function IdleView({ shop, hint }: { shop: DisplayShop | null; hint?: string | undefined }) {
  return (
    <Middle>
      {shop?.logo && <BigLogo src={shop.logo} alt="" />}
      <Name>{shop?.name || 'Pantalla del cliente'}</Name>
      <Label>{hint ?? 'Te damos la bienvenida'}</Label>
    </Middle>
  );
}
