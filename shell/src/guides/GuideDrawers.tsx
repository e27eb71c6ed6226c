import { useDrawers } from '@cuadra/shared/state';
import { Drawer, Skeleton } from '@cuadra/shared/ui';
import { useVisitor } from '../navigation/use-visitor.ts';
import { ALL_GUIDES } from './drawer-ids.ts';
import { GuideEntry, SectionEntry } from './entries.tsx';
import { EntryList } from './entry-style.ts';
import { getStarted } from './get-started.ts';
import { offeredSections } from './offered.ts';
import { useGuideControl } from './use-guide-control.ts';
import { useModulesGuides } from './use-modules-guides.ts';

/** The walkthrough drawers of spec §2: all guides, and one for each part of the application. */
export default function GuideDrawers() {
  const all = useModulesGuides();
  const { open, openDrawer, closeDrawer } = useDrawers();
  const reader = useVisitor();
  const { start } = useGuideControl();
  const sections = all ? offeredSections(reader, all) : [];
  const chosen = sections
    .filter(({ drawer }) => open.includes(drawer))
    .map(({ drawer, title, description, guides }) => (
      <Drawer
        key={drawer}
        open
        inAddress
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
      inAddress
      onOpenChange={() => closeDrawer(ALL_GUIDES)}
      title="Todas las guías"
      description="Elige una y te llevamos paso a paso. Puedes cerrarla cuando quieras."
    >
      {all ? (
        <EntryList aria-label="Guías por tema">
          <GuideEntry guide={getStarted(all)} onStart={start} />
          {sections.map((section) => (
            <SectionEntry key={section.drawer} section={section} onOpen={openDrawer} />
          ))}
        </EntryList>
      ) : (
        <Skeleton height={320} radius="var(--r-2)" />
      )}
      {/* Inside, because two dialogs beside each other that open at once would each shut the other out. */}
      {chosen}
    </Drawer>
  );
}
