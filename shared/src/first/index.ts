/**
 * The pieces of the kit that are drawn before there is a session: the shell's frame and the login take them from here, and
 * so have nothing of the rest on their way. The same pieces as `@cuadra/shared/ui` gives; everybody else takes them there.
 */
export { Button } from '../ui/Button.tsx';
export { ButtonLink } from '../ui/ButtonLink.tsx';
export { Card } from '../ui/Card.tsx';
export { EmptyState } from '../ui/EmptyState.tsx';
export { Field } from '../ui/Field.tsx';
export { GlobalStyle } from '../ui/GlobalStyle.tsx';
export { Icon } from '../ui/Icon.tsx';
export { IconButton } from '../ui/IconButton.tsx';
export { Notice } from '../ui/Notice.tsx';
export { Page } from '../ui/Page.tsx';
export { Skeleton } from '../ui/Skeleton.tsx';
export { TextInput, type TextInputProps } from '../ui/TextInput.tsx';
export { Toaster } from '../ui/Toaster.tsx';
export { PHONE } from '../ui/tokens.ts';
export { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
