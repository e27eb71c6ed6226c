import { Card, PHONE } from '@cuadra/shared/ui';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { usePageTitle } from '../app/page-title.ts';
import { ThemeToggle } from '../layout/ThemeToggle.tsx';
import { Actions } from './pieces/Actions.tsx';
import { Choices } from './pieces/Choices.tsx';
import { Entries } from './pieces/Entries.tsx';
import { Figures } from './pieces/Figures.tsx';
import { Lists } from './pieces/Lists.tsx';
import { Overlays } from './pieces/Overlays.tsx';
import { States } from './pieces/States.tsx';

/** Below their headings, each with the names of its pieces in the code. */
export const PARTS: readonly (readonly [title: string, part: ComponentType])[] = [
  ['Acciones', Actions],
  ['Campos', Entries],
  ['Opciones', Choices],
  ['Cifras', Figures],
  ['Listas', Lists],
  ['Estados y avisos', States],
  ['Sobre la página', Overlays],
];

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--s-4) var(--s-5);
  h1 {
    font-size: var(--t-2xl);
  }
`;

const Both = styled.section`
  display: grid;
  grid-template-columns: 1fr 1fr;
  & > h2 {
    grid-column: 1 / -1;
    padding: var(--s-5) var(--s-5) var(--s-2);
    font-size: var(--t-xl);
  }
  ${PHONE} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Holds one theme, whichever the page around it has. What opens above the page has the page's. */
const Theme = styled.div`
  min-width: 0;
  padding: var(--s-5);
  background: var(--bg);
  color: var(--ink);
`;

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  padding: var(--s-5);
`;

/** `/kit`, in development only: every piece of the kit in both themes, side by side. */
export default function KitPage() {
  usePageTitle('Kit');
  return (
    <main>
      <Head>
        <h1>Las piezas de Cuadra</h1>
        <ThemeToggle />
      </Head>
      {PARTS.map(([title, Part]) => (
        <Both key={title} aria-label={title}>
          <h2>{title}</h2>
          {['light', 'dark'].map((theme) => (
            <Theme key={theme} data-theme={theme}>
              <Sheet>
                <Part />
              </Sheet>
            </Theme>
          ))}
        </Both>
      ))}
    </main>
  );
}
