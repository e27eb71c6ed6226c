import type { PublicStore } from '@cuadra/shared/contract';
import { useEffect, useState } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { readPublic } from '../public-calls/read-public.ts';
import { companyColours } from './company-colours.ts';
import { Face } from './face-style.ts';

const Logo = styled.img`
  display: block;
  max-width: 180px;
  max-height: 64px;
  object-fit: contain;
  /* On white whatever the theme is: that is what logos are drawn on. */
  background: #fff;
  border-radius: var(--r-2);
`;

const Colours = createGlobalStyle<{ $colour: string }>`
  body {
    ${({ $colour }) => companyColours($colour)}
  }
`;

/**
 * Whose business one enters, for who came by its link (`/login?tienda=bodega-la-esquina`): its logo, its name and its colour, as
 * its public store has them. Without a store that is published there, or an answer, the page is Cuadra's own.
 */
export default function CompanyFace({ slug }: { slug: string }) {
  const [store, setStore] = useState<PublicStore>();
  useEffect(() => {
    readPublic<PublicStore>(`/public/stores/${encodeURIComponent(slug)}`).then(setStore, () => undefined);
  }, [slug]);
  if (!store) return <Face aria-hidden />;
  return (
    <Face>
      <Colours $colour={store.colour} />
      {store.has_logo && <Logo src={`/tienda/${encodeURIComponent(slug)}/logo`} alt="" />}
      <b>{store.name}</b>
    </Face>
  );
}
