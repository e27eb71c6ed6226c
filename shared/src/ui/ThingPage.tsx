import type { ReactNode } from 'react';
import type { ApiError } from '../client/index.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { Card } from './Card.tsx';
import { EmptyState } from './EmptyState.tsx';
import type { IconProps } from './Icon.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { Page } from './Page.tsx';
import { Skeleton } from './Skeleton.tsx';

export interface ThingPageProps<Data> {
  /** As the address says it; empty where it says none. */
  id: string;
  query: { data: Data | undefined; error: ApiError | null; refetch: () => unknown };
  /** «No pudimos cargar el producto». */
  failed: string;
  /** Of what is not there: what it is said to be, and where all of its kind are. */
  missing: { icon: IconProps['name']; title: string; text?: string; to: string; link: string };
  /** As wide as a form. */
  isNarrow?: boolean;
  /** Pixels of what stands there until it has come. */
  height?: number;
  children: (data: Data) => ReactNode;
}

/**
 * The page of one thing, `/product?id=…`: the thing, its shape until it is there, that nothing has this id, or that it could
 * not be read. What was read before stays where reading it again fails.
 */
export function ThingPage<Data>(props: ThingPageProps<Data>) {
  return <Page $narrow={props.isNarrow ?? false}>{contentOf(props)}</Page>;
}

function contentOf<Data>({ id, query, failed, missing, height = 420, children }: ThingPageProps<Data>) {
  const { data, error, refetch } = query;
  // An id that is none is answered with 400.
  if (id === '' || (error && [400, 404].includes(error.status))) {
    return (
      <Card>
        <EmptyState
          level={1}
          icon={missing.icon}
          title={missing.title}
          action={<ButtonLink to={missing.to}>{missing.link}</ButtonLink>}
        >
          {missing.text}
        </EmptyState>
      </Card>
    );
  }
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton height={height} radius="var(--r-2)" />;
  return (
    <Card>
      <LoadFailed title={failed} error={error} onRetry={refetch} />
    </Card>
  );
}
