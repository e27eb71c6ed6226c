import { TitledSheet } from '@cuadra/shared/ui';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  padding-inline-end: var(--s-4);
`;

interface LinkedSheetProps {
  title: string;
  /** Where all of it is. */
  to: string;
  link: string;
  children: ReactNode;
}

/** A part of the page that shows the last of something, and leads to all of it. */
export function LinkedSheet({ title, to, link, children }: LinkedSheetProps) {
  const id = useId();
  return (
    <TitledSheet as="section" aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        <Link to={to}>{link}</Link>
      </Head>
      {children}
    </TitledSheet>
  );
}
