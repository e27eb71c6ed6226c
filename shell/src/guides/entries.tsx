import type { Guide } from '@cuadra/shared/contract';
import { Icon } from '@cuadra/shared/ui';
import { Entry, EntryText, Mark } from './entry-style.ts';
import type { GuideSection } from './load-guides.ts';

/** A guide to be started. */
export function GuideEntry({ guide, onStart }: { guide: Guide; onStart: (guide: Guide) => void }) {
  return (
    <li>
      <Entry type="button" onClick={() => onStart(guide)}>
        <Mark>
          <Icon name="play" />
        </Mark>
        <EntryText>
          <b>{guide.title}</b>
          <small>{guide.description}</small>
        </EntryText>
      </Entry>
    </li>
  );
}

export interface SectionEntryProps {
  section: GuideSection;
  /** Told the id of its drawer. */
  onOpen: (drawer: string) => void;
}

/** A part of the application, whose guides open in a drawer of their own. */
export function SectionEntry({ section, onOpen }: SectionEntryProps) {
  const { guides } = section;
  return (
    <li>
      <Entry type="button" aria-haspopup="dialog" onClick={() => onOpen(section.drawer)}>
        <Mark>
          <Icon name={section.icon} />
        </Mark>
        <EntryText>
          <b>{section.title}</b>
          <small>{section.description}</small>
        </EntryText>
        <small>{guides.length === 1 ? '1 guía' : `${guides.length} guías`}</small>
        <Icon name="chevron-right" size={16} />
      </Entry>
    </li>
  );
}
