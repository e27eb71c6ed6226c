import { Page, Skeleton, VisuallyHidden } from '@cuadra/shared/ui';

/** The shape of a screen that is on its way: a heading, a row of controls, a list. */
export function RemoteSkeleton({ title }: { title: string }) {
  return (
    <Page aria-busy>
      <VisuallyHidden role="status">Cargando {title}</VisuallyHidden>
      <div style={{ display: 'grid', gap: 'var(--s-4)' }}>
        <Skeleton width={220} height={28} />
        <Skeleton height={42} radius="var(--r-2)" />
        <Skeleton height={320} radius="var(--r-3)" />
      </div>
    </Page>
  );
}
