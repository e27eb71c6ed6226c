import { Card, PHONE } from '@cuadra/shared/ui';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { usePageTitle } from '../browser/page-title.ts';
import { ThemeToggle } from '../ui/ThemeToggle.tsx';
import { Actions } from './samples/Actions.tsx';
import { Choices } from './samples/Choices.tsx';
import { Entries } from './samples/Entries.tsx';
import { Figures } from './samples/Figures.tsx';
import { Layouts } from './samples/Layouts.tsx';
import { Lists } from './samples/Lists.tsx';
import { Loaded } from './samples/Loaded.tsx';
import { Overlays } from './samples/Overlays.tsx';
import { States } from './samples/States.tsx';

/** Below their headings, each with the names of its components in the code. */
export const PARTS: readonly (readonly [title: string, part: ComponentType])[] = [
  ['Disposición', Layouts],
  ['Acciones', Actions],
  ['Campos', Entries],
  ['Opciones', Choices],
  ['Cifras', Figures],
  ['Listas', Lists],
  ['Lo que se carga', Loaded],
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

/** `/kit`, in development only: every component of the kit in both themes, side by side. */
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
