import {
  Building2,
  Check,
  Circle,
  CircleAlert,
  Coins,
  Eye,
  EyeOff,
  Info,
  type LucideIcon,
  RefreshCw,
  Search,
  Shield,
  TriangleAlert,
  WifiOff,
  X,
} from 'lucide-react';
import type { MORE_ICONS } from './more-icons.ts';

/** The icons of what is drawn before there is a session: the login carries no others. */
const FIRST_ICONS = {
  alert: TriangleAlert,
  building: Building2,
  check: Check,
  coins: Coins,
  error: CircleAlert,
  eye: Eye,
  'eye-off': EyeOff,
  info: Info,
  refresh: RefreshCw,
  search: Search,
  shield: Shield,
  'wifi-off': WifiOff,
  x: X,
} as const satisfies Record<string, LucideIcon>;

/** The icons a descriptor or a screen may name. Fixed, so that the kit carries these and not a thousand more. */
export type IconName = keyof typeof FIRST_ICONS | keyof typeof MORE_ICONS;

const drawings = new Map<string, LucideIcon>(Object.entries(FIRST_ICONS));

/**
 * Makes icons known by their names; the kit does it with the rest of its own as it is loaded (all-icons.ts).
 *
 * @returns the names of all that are known now
 */
export function addIcons(icons: Readonly<Record<string, LucideIcon>>): readonly string[] {
  for (const [name, icon] of Object.entries(icons)) drawings.set(name, icon);
  return [...drawings.keys()];
}

/** The drawing of a name; a plain circle for one that is not in the set. */
export function iconOf(name: string): LucideIcon {
  return drawings.get(name) ?? Circle;
}
