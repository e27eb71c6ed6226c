import { addIcons } from './icons.ts';
import { MORE_ICONS } from './more-icons.ts';

/** Every icon's name. Whoever loads this file has them all drawn: the login has its own few. */
export const ICON_NAMES = addIcons(MORE_ICONS);
