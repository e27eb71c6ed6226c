import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { type ButtonStyle, buttonStyle } from './button-style.ts';
import { MenuPopup } from './lazy-overlays.ts';
import type { MenuEntry } from './MenuPopup.tsx';
import { useEver } from './use-ever.ts';

export type { MenuAction, MenuEntry, MenuLink } from './MenuPopup.tsx';

export interface MenuProps extends Omit<ComponentProps<'button'>, 'children' | 'onSelect'> {
  /** The button's name, when its content does not say it. */
  label?: string;
  /** What the button shows. */
  trigger: ReactNode;
  entries: readonly MenuEntry[];
  /** Drawn above the entries: whose menu it is. */
  header?: ReactNode;
  align?: 'start' | 'end';
}

const Trigger = styled.button<ButtonStyle & { $plain: boolean }>`
  ${({ $plain }) => $plain && buttonStyle}
`;

/**
 * A button that opens a list of things to do. It looks like the kit's buttons, unless the caller gives it a look of its
 * own: `className` or a styled `Menu`.
 */
export function Menu({ label, trigger, entries, header, align = 'end', ...rest }: MenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const wanted = useEver(open);
  return (
    <>
      <Trigger
        {...rest}
        $plain={rest.className === undefined}
        $variant="default"
        $size="md"
        $block={false}
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        {...(open && { 'aria-controls': id })}
        {...(label && { 'aria-label': label })}
        // What fails here is asked for again when it opens.
        onPointerEnter={() => void MenuPopup.preload().catch(() => undefined)}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {trigger}
      </Trigger>
      {wanted && (
        <MenuPopup
          id={id}
          anchor={button}
          open={open}
          onOpenChange={setOpen}
          entries={entries}
          header={header}
          align={align}
        />
      )}
    </>
  );
}
