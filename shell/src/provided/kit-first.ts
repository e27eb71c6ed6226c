/**
 * What of the kit is drawn before there is a session, in the shell's first scripts. Modules import it from
 * `@cuadra/shared/ui` like the rest; the build finds it here. What moves from here to a later list breaks the modules that
 * were built before: raise the major of SHELL_API_VERSION.
 */
export {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Field,
  GlobalStyle,
  Icon,
  IconButton,
  LOW,
  Notice,
  Page,
  PHONE,
  Skeleton,
  TextInput,
  Toaster,
  VisuallyHidden,
} from '@cuadra/shared/ui';
