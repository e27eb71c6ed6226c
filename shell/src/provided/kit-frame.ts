/**
 * What of the kit the frame of a session and the first look at Caja are drawn with beyond `kit-first.ts`, fetched with the
 * session; what neither list names is fetched by the first screen that shows it. The same rule holds for moving a name.
 */
export {
  Avatar,
  Badge,
  ConfirmDialog,
  Dialog,
  Drawer,
  // Its file makes every icon known.
  ICON_NAMES,
  initials,
  Kbd,
  LoadFailed,
  Menu,
  Money,
  PartBoundary,
  preloadOverlays,
  QuantityInput,
  SearchInput,
  Stack,
  Tabs,
  Text,
  TOUCH,
  useBackStep,
  useShortcut,
  useToday,
} from '@cuadra/shared/ui';
