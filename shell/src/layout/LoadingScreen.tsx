import { PHONE, Skeleton, VisuallyHidden } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { usePhone } from '../browser/use-phone.ts';
import { HOME_PATH } from '../session/return-path.ts';
import { HomeShape, PageShape } from '../ui/PageShape.tsx';
import { Frame, Main, Screen } from './frame.ts';
import { useCollapsedAsBefore } from './use-collapsed.ts';

const Side = styled.div`
  display: grid;
  align-content: start;
  gap: 18px;
  padding: 20px;
  background: var(--surface);
  border-right: 1px solid var(--line);
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
  padding: 0 var(--s-4) 0 var(--s-5);
  background: var(--surface);
  border-bottom: 1px solid var(--line);
  & > :first-child {
    margin-inline-end: auto;
  }
  ${PHONE} {
    padding: 0 var(--s-3) 0 var(--s-4);
  }
`;

const LINES = ['62%', '48%', '70%', '58%', '52%'];

/** The shape of the layout, while the session is verified and its code is on the way. */
export function LoadingScreen() {
  const phone = usePhone();
  const collapsed = useCollapsedAsBefore();
  return (
    <Frame $collapsed={collapsed} aria-busy>
      <VisuallyHidden role="status">Cargando</VisuallyHidden>
      {!phone && (
        <Side>
          <Skeleton height={34} radius="9px" />
          {!collapsed && LINES.map((width) => <Skeleton key={width} width={width} />)}
        </Side>
      )}
      <Screen>
        <Bar>
          <Skeleton width={110} height={18} />
          <Skeleton width={phone ? 96 : 150} height={30} radius="999px" />
          <Skeleton width={32} height={32} radius="50%" />
        </Bar>
        <Main as="div">{location.pathname === HOME_PATH ? <HomeShape /> : <PageShape />}</Main>
      </Screen>
    </Frame>
  );
}
