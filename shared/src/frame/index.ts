/**
 * The pieces of the kit that the shell's frame and the first look at Caja are drawn with: they are fetched with the session,
 * the rest of `@cuadra/shared/ui` by whoever shows it first. The same pieces as that door gives; everybody else takes them
 * there.
 */
import '../ui/all-icons.ts';

export * from '../first/index.ts';
export { QuantityInput } from '../ui/AmountInput.tsx';
export { Avatar, initials } from '../ui/Avatar.tsx';
export { Badge } from '../ui/Badge.tsx';
export { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
export { Drawer } from '../ui/Drawer.tsx';
export { Kbd } from '../ui/Kbd.tsx';
export { Menu, type MenuEntry } from '../ui/Menu.tsx';
export { Money } from '../ui/Money.tsx';
export { PartBoundary } from '../ui/PartBoundary.tsx';
export { preloadOverlays } from '../ui/parts.ts';
export { SearchInput } from '../ui/SearchInput.tsx';
export { Tabs } from '../ui/Tabs.tsx';
export { TOUCH } from '../ui/tokens.ts';
export { useShortcut } from '../ui/use-shortcut.ts';
export { useToday } from '../ui/use-today.ts';
