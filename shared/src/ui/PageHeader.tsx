import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface PageHeaderProps {
  /** The page's heading. */
  title: string;
  /** One muted line below: how many, since when. */
  subtitle?: ReactNode;
  /** Buttons at the right. */
  actions?: ReactNode;
}

const Box = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: var(--s-3) var(--s-4);
  margin-bottom: var(--s-4);
`;

const Title = styled.h1`
  font-size: var(--t-2xl);
  letter-spacing: -0.02em;
`;

const Subtitle = styled.div`
  color: var(--ink-3);
  font-size: var(--t-sm);
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  min-height: 36px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
`;

/** The head of a screen: its one h1, and what can be done there. */
export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  return (
    <Box>
      <div>
        <Title>{title}</Title>
        {subtitle && <Subtitle>{subtitle}</Subtitle>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Box>
  );
}
