import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, type IconProps } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';

export type NoticeTone = 'info' | 'ok' | 'warning' | 'bad';

export interface NoticeProps {
  /** `bad` for errors, `warning` for what will be, `ok` for what went well; `info` by default. */
  tone?: NoticeTone;
  /** The sentence that matters, strong, before the rest. */
  title?: string;
  children?: ReactNode;
  /** Another icon than the tone's. */
  icon?: IconProps['name'];
  /** A button or a link, at the end. */
  action?: ReactNode;
  /** Lets it be put away. */
  onDismiss?: () => void;
  className?: string;
}

const tones: Record<NoticeTone, { ink: string; soft: string; icon: IconProps['name'] }> = {
  info: { ink: '--brand-ink', soft: '--brand-soft', icon: 'info' },
  ok: { ink: '--ok', soft: '--ok-soft', icon: 'check' },
  warning: { ink: '--gold', soft: '--gold-soft', icon: 'alert' },
  bad: { ink: '--danger', soft: '--danger-soft', icon: 'error' },
};

const Box = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
  padding: 10px 14px;
  border-radius: var(--r-2);
  background: var(${({ $tone }) => tones[$tone].soft});
  color: var(${({ $tone }) => tones[$tone].ink});
  a {
    color: inherit;
    font-weight: 600;
  }
`;

const Said = styled.div`
  display: flex;
  flex: 1 1 240px;
  gap: 10px;
  align-items: start;
  svg {
    margin-top: 1px;
  }
`;

/** Something to know before going on, in the page; read out when it comes, an error at once. */
export function Notice({ tone = 'info', title, children, icon, action, onDismiss, className }: NoticeProps) {
  return (
    <Box role={tone === 'bad' ? 'alert' : 'status'} $tone={tone} className={className}>
      <Said>
        <Icon name={icon ?? tones[tone].icon} />
        <span>
          {title && <b>{title}</b>} {children}
        </span>
      </Said>
      {action}
      {onDismiss && <IconButton icon="x" label="Cerrar aviso" size="sm" onClick={onDismiss} />}
    </Box>
  );
}
