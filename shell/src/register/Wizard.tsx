import { Button, ChoiceCards, Notice } from '@cuadra/shared/ui';
import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { LOGIN_PATH, withGoal } from '../session/return-path.ts';
import { Fields, Ways } from '../signed-out/signed-out-style.ts';
import { useGoal } from '../signed-out/use-goal.ts';
import { CompanyStep } from './CompanyStep.tsx';
import { MoneyStep } from './MoneyStep.tsx';
import { PlanStep } from './PlanStep.tsx';
import { Actions } from './register-style.ts';
import { StepHead } from './StepHead.tsx';
import { STEPS } from './steps.ts';
import { type Registered, useWizard } from './use-wizard.ts';
import { YouStep } from './YouStep.tsx';

const PARTS = { you: YouStep, company: CompanyStep, money: MoneyStep, plan: PlanStep };

/** The registration, step by step; Enter goes on, back goes back, and nothing that was typed is lost. */
export function Wizard({ onRegistered }: { onRegistered: (user: Registered) => void }) {
  const { form, index, back, submit, trouble, heading } = useWizard(onRegistered);
  const goal = useGoal();
  // What the last steps choose with: there before anybody gets to it. What fails here is asked for again by them.
  useEffect(() => void ChoiceCards.preload().catch(() => undefined), []);
  const isLast = index === STEPS.length - 1;
  const Part = PARTS[STEPS[index]?.name ?? 'you'];

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <StepHead index={index} heading={heading} />
        <Fields>
          <Part />
          {trouble && <Notice tone="bad">{trouble}</Notice>}
          <Actions>
            {index > 0 && (
              <Button size="lg" icon="arrow-left" disabled={form.formState.isSubmitting} onClick={back}>
                Atrás
              </Button>
            )}
            <Button type="submit" variant="primary" size="lg" block loading={form.formState.isSubmitting}>
              {isLast ? 'Crear mi cuenta' : 'Continuar'}
            </Button>
          </Actions>
        </Fields>
      </form>
      <Ways>
        <p>
          ¿Ya tienes cuenta? <Link to={withGoal(LOGIN_PATH, goal)}>Inicia sesión</Link>
        </p>
      </Ways>
    </FormProvider>
  );
}
