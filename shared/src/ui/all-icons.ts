import { addIcons } from './icons.ts';
import { MORE_ICONS } from './more-icons.ts';

// Whoever loads the kit has every icon of it.
addIcons(MORE_ICONS);
