import { EntityFormProvider, FormErrors } from '@cuadra/shared/form';
import { Button, ChoiceCards } from '@cuadra/shared/ui';
import { useEffect } from 'react';
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

/** The registration, step by step; Enter goes on, back goes back, and nothing that was entered is lost. */
export function Wizard({ onRegistered }: { onRegistered: (user: Registered) => void }) {
  const { registration, index, isLast, back, submit, heading } = useWizard(onRegistered);
  const goal = useGoal();
  // What the last steps choose with: there before anybody gets to it. What fails here is asked for again by them.
  useEffect(() => void ChoiceCards.preload().catch(() => undefined), []);
  const Part = PARTS[STEPS[index]?.name ?? 'you'];

  return (
    <EntityFormProvider form={registration}>
      <form onSubmit={submit} noValidate>
        <StepHead index={index} heading={heading} />
        <Fields>
          <Part />
          {isLast && <FormErrors form={registration} />}
          <Actions>
            {index > 0 && (
              <Button size="lg" icon="arrow-left" disabled={registration.isSubmitting} onClick={back}>
                Atrás
              </Button>
            )}
            <Button type="submit" variant="primary" size="lg" block loading={registration.isSubmitting}>
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
    </EntityFormProvider>
  );
}
