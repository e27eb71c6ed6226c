import { useCallCache, useCallMutation } from '@cuadra/shared/client';
import type { Coupon } from '@cuadra/shared/contract';
import { Badge, IconButton, RemoveQuestion, Row, Text, useToday } from '@cuadra/shared/ui';
import { useState } from 'react';
import { RowHead, RowItem } from '../rows-style.ts';
import { conditions, discountText, offText } from './coupon-facts.ts';

export interface CouponRowProps {
  coupon: Coupon;
  /** The company's currency. */
  main: string;
  onEdit: () => void;
}

/** A coupon in the list: what it takes off, for whom, and how often it was used. */
export function CouponRow({ coupon, main, onEdit }: CouponRowProps) {
  const { id, code } = coupon;
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync } = useCallMutation('DELETE /store/coupons/delete/{id}');
  const calls = useCallCache();
  const off = offText(coupon, useToday());
  return (
    <RowItem>
      <RowHead>
        <div>
          <Row $gap={2}>
            <Text as="span" $strong>
              {code}
            </Text>
            <span>{discountText(coupon)}</span>
            {off && <Badge tone={off === 'Por empezar' ? 'gold' : 'neutral'}>{off}</Badge>}
          </Row>
          <Text $tone="quiet" $size="sm">
            {capitalized(conditions(coupon, main).join(', '))}.
          </Text>
        </div>
        <Row $gap={1} $oneLine>
          <IconButton icon="pencil" size="sm" label={`Cambiar ${code}`} onClick={onEdit} />
          <IconButton icon="trash" size="sm" label={`Eliminar ${code}`} onClick={() => setAsking(true)} />
        </Row>
      </RowHead>
      <RemoveQuestion
        open={isAsking}
        onOpenChange={setAsking}
        title={`¿Eliminar el cupón ${code}?`}
        remove={() => mutateAsync({ params: { id } })}
        done={`Eliminaste el cupón ${code}.`}
        onRemoved={() => void calls.refresh('GET /store/coupons')}
      >
        Nadie más podrá usarlo. Los pedidos que ya lo usaron quedan como están.
      </RemoveQuestion>
    </RowItem>
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
