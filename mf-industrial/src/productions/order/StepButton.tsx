import type { ProductionOrder } from '@cuadra/shared/contract';
import { notify } from '@cuadra/shared/state';
import { Button, type ButtonProps, ConfirmDialog } from '@cuadra/shared/ui';
import { type ReactNode, useState } from 'react';
import { useMeasureName } from '../../materials/measures.ts';
import { stepErrorText } from '../step-error-text.ts';
import { useRefreshOrders } from '../use-productions.ts';

export interface StepButtonProps extends Pick<ButtonProps, 'variant' | 'icon'> {
  order: ProductionOrder;
  /** The verb: on the button and in the question. */
  verb: string;
  question: string;
  /** What will happen. */
  children: ReactNode;
  act: () => Promise<ProductionOrder>;
  /** Told once it is done. */
  done: string;
}

/** A step of an order that takes nothing but a yes. */
export function StepButton({ order, verb, question, children, act, done, ...look }: StepButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const measureName = useMeasureName();
  const { moved } = useRefreshOrders();
  return (
    <>
      <Button {...look} onClick={() => setAsking(true)}>
        {verb}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={question}
        confirm={verb}
        cancel="Todavía no"
        onConfirm={async () => {
          try {
            moved(await act());
          } catch (error) {
            notify.error(stepErrorText(error, { goods: order.lines.map(({ good }) => good), measureName }));
            moved();
            throw error;
          }
          notify.success(done);
        }}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
