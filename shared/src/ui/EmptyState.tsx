import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, type IconProps } from './Icon.tsx';

export interface EmptyStateProps {
  icon?: IconProps['name'];
  title: string;
  /** What to do next. */
  children?: ReactNode;
  /** The button that does it. */
  action?: ReactNode;
  tone?: 'neutral' | 'bad';
  /** The level of the heading; 2 by default. */
  level?: 1 | 2 | 3;
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-2);
  padding: var(--s-7) var(--s-5);
  text-align: center;
`;

const Mark = styled.div<{ $tone: 'neutral' | 'bad' }>`
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  border-radius: 50%;
  margin-bottom: var(--s-2);
  background: ${({ $tone }) => ($tone === 'bad' ? 'var(--danger-soft)' : 'var(--chip)')};
  color: ${({ $tone }) => ($tone === 'bad' ? 'var(--danger)' : 'var(--ink-3)')};
`;

const Title = styled.h2<{ $level: number }>`
  font-size: ${({ $level }) => ($level === 1 ? 'var(--t-2xl)' : 'var(--t-lg)')};
  ${({ $level }) => $level === 1 && 'letter-spacing: -0.02em;'}
`;

const Text = styled.div`
  max-width: 44ch;
  color: var(--ink-2);
  text-wrap: pretty;
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--s-2);
  margin-top: var(--s-3);
`;

/** Nothing here, or nothing any more: what it is and what to do next. */
export function EmptyState({ icon, title, children, action, tone = 'neutral', level = 2 }: EmptyStateProps) {
  return (
    <Box>
      {icon && (
        <Mark $tone={tone}>
          <Icon name={icon} size={24} />
        </Mark>
      )}
      <Title as={`h${level}`} $level={level}>
        {title}
      </Title>
      {children && <Text>{children}</Text>}
      {action && <Action>{action}</Action>}
    </Box>
  );
}
