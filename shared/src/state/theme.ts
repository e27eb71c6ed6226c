import { create } from 'zustand';
import { readStored, writeStored } from './stored.ts';

export type Theme = 'light' | 'dark';

/** Local storage holds `light` or `dark` here once the user has chosen; until then the system decides. */
export const THEME_KEY = 'cuadra.theme';

/** What the browser paints round the page, on a phone and in an installed window: `--bg` of each theme. */
const FRAME: Record<Theme, string> = { light: '#f6f5f2', dark: '#0f1312' };

export interface ThemeStore {
  theme: Theme;
  setTheme: (theme: Theme) => void;
  toggle: () => void;
}

export const useTheme = create<ThemeStore>()((set, get) => ({
  theme: paint(firstTheme()),
  setTheme: (theme) => {
    writeStored(THEME_KEY, theme);
    set({ theme: paint(theme) });
  },
  toggle: () => get().setTheme(get().theme === 'dark' ? 'light' : 'dark'),
}));

function firstTheme(): Theme {
  const stored = readStored(THEME_KEY);
  if (stored === 'light' || stored === 'dark') return stored;
  const dark = typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches;
  return dark ? 'dark' : 'light';
}

/** The whole theme is CSS variables below this attribute, so that a switch renders nothing again. */
function paint(theme: Theme): Theme {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', FRAME[theme]);
  return theme;
}
