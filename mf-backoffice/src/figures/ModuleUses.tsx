import type { ModuleUse } from '@cuadra/shared/contract';
import { formatNumber } from '@cuadra/shared/domain';
import { Table, type TableColumn, Text, TitledSheet } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { moduleName } from '../basics/names.ts';
import { shareText } from './rates.ts';

const Head = styled.div`
  padding: 0 var(--s-4) var(--s-3);
`;

const Share = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: var(--s-3);
  /* So that all begin below each other. */
  & > :last-child {
    width: 52px;
  }
`;

/** For the eye: what it says stands beside it. */
const Track = styled.span`
  flex: 0 1 96px;
  height: 8px;
  border-radius: 4px;
  background: var(--sunken);
  overflow: hidden;
  & > span {
    display: block;
    height: 100%;
    background: var(--brand);
  }
`;

const COLUMNS: TableColumn<ModuleUse>[] = [
  { key: 'module', header: 'Módulo', cell: ({ module }) => moduleName(module) },
  {
    key: 'has',
    header: 'Lo tienen',
    align: 'end',
    cell: ({ companies }) => formatNumber(companies, 0),
  },
  {
    key: 'used',
    header: 'Lo usaron',
    align: 'end',
    cell: ({ used }) =>
      used === null ? (
        <Text as="span" $tone="quiet" $size="sm">
          No se sabe
        </Text>
      ) : (
        formatNumber(used, 0)
      ),
  },
  {
    key: 'share',
    header: 'Parte',
    align: 'end',
    // Of the two beside it: nothing is lost on a phone.
    room: 'tablet',
    cell: ({ used, companies }) =>
      used !== null && (
        <Share>
          <Track aria-hidden>
            <span style={{ width: `${companies === 0 ? 0 : (used / companies) * 100}%` }} />
          </Track>
          <span>{shareText(used, companies)}</span>
        </Share>
      ),
  },
];

/** How many of the companies that can work have each module, and used it. */
export function ModuleUses({ modules }: { modules: readonly ModuleUse[] }) {
  return (
    <TitledSheet as="section" aria-labelledby="module-use">
      <h2 id="module-use">Uso de los módulos</h2>
      <Head>
        <Text $tone="quiet" $size="sm">
          De las empresas que hoy pueden trabajar, en los últimos 30 días.
        </Text>
      </Head>
      <Table label="Uso de los módulos" columns={COLUMNS} rows={modules} rowKey={({ module }) => module} />
    </TitledSheet>
  );
}
