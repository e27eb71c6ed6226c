import { useTheme } from '@cuadra/shared/state';
import { IconButton } from '@cuadra/shared/ui';

/** Light and dark. */
export function ThemeToggle() {
  const { theme, toggle } = useTheme();
  return theme === 'dark' ? (
    <IconButton icon="sun" label="Usar tema claro" onClick={toggle} />
  ) : (
    <IconButton icon="moon" label="Usar tema oscuro" onClick={toggle} />
  );
}
