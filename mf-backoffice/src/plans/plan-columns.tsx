import type { BackofficePlan } from '@cuadra/shared/contract';
import { Badge, LinkButton, type TableColumn, Text } from '@cuadra/shared/ui';
import { dollars } from '../basics/names.ts';
import { companies as countText, otherPriceText, planModulesText, statesText } from './plan-text.ts';

/** The columns of the list of plans. */
export function planColumns(onOpen: (id: string) => void): TableColumn<BackofficePlan>[] {
  return [
    {
      key: 'plan',
      header: 'Plan',
      cell: ({ id, place, name, description }) => (
        <>
          {place}. <LinkButton onClick={() => onOpen(id)}>{name}</LinkButton>
          <Text $tone="quiet" $size="xs">
            {description}
          </Text>
        </>
      ),
    },
    {
      key: 'price',
      header: 'Precio',
      align: 'end',
      cell: ({ monthly_price, yearly_price }) => (
        <>
          <strong>{dollars(monthly_price)}</strong> al mes
          <Text $tone="quiet" $size="xs">
            {dollars(yearly_price)} al año
          </Text>
        </>
      ),
    },
    {
      key: 'modules',
      header: 'Módulos',
      room: 'wide',
      cell: ({ modules }) => planModulesText(modules) || '—',
    },
    {
      key: 'companies',
      header: 'Empresas',
      room: 'tablet',
      cell: ({ companies, other_price }) => (
        <>
          <strong>{countText(companies.total)}</strong>
          <Text $tone="quiet" $size="xs">
            {statesText(companies)}
          </Text>
          {other_price > 0 && (
            <Text $tone="doubt" $size="xs">
              {otherPriceText(other_price)}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'charged',
      header: 'Consumido en 30 días',
      align: 'end',
      room: 'wide',
      cell: ({ charged }) => dollars(charged),
    },
    {
      key: 'offered',
      header: 'Estado',
      align: 'end',
      cell: ({ is_offered }) => (
        <Badge tone={is_offered ? 'ok' : 'neutral'}>{is_offered ? 'Se ofrece' : 'Retirado'}</Badge>
      ),
    },
  ];
}
