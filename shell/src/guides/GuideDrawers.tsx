import { useDrawers } from '@cuadra/shared/state';
import { Drawer } from '@cuadra/shared/ui';
import { useVisitor } from '../navigation/VisitorProvider.tsx';
import { ALL_GUIDES } from './drawer-ids.ts';
import { GuideEntry, SectionEntry } from './entries.tsx';
import { EntryList } from './entry-style.ts';
import { getStarted } from './get-started.ts';
import { offeredSections } from './offered.ts';
import { useGuideControl } from './use-guide-control.ts';

/** The walkthrough drawers of spec §2: all guides, and one for each part of the application. */
export default function GuideDrawers() {
  const { open, openDrawer, closeDrawer } = useDrawers();
  const reader = useVisitor();
  const { start } = useGuideControl();
  const sections = offeredSections(reader);
  const chosen = sections
    .filter(({ drawer }) => open.includes(drawer))
    .map(({ drawer, title, description, guides }) => (
      <Drawer
        key={drawer}
        open
        onOpenChange={() => closeDrawer(drawer)}
        title={title}
        description={description}
      >
        <EntryList aria-label={`Guías de ${title}`}>
          {guides.map((guide) => (
            <GuideEntry key={guide.id} guide={guide} onStart={start} />
          ))}
        </EntryList>
      </Drawer>
    ));
  if (!open.includes(ALL_GUIDES)) return chosen;
  return (
    <Drawer
      open
      onOpenChange={() => closeDrawer(ALL_GUIDES)}
      title="Todas las guías"
      description="Elige una y te llevamos paso a paso. Puedes cerrarla cuando quieras."
    >
      <EntryList aria-label="Guías por tema">
        <GuideEntry guide={getStarted} onStart={start} />
        {sections.map((section) => (
          <SectionEntry key={section.drawer} section={section} onOpen={openDrawer} />
        ))}
      </EntryList>
      {/* Inside, because two dialogs beside each other that open at once would each shut the other out. */}
      {chosen}
    </Drawer>
  );
}
