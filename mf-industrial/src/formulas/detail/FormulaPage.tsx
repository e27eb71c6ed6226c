import { useCall } from '@cuadra/shared/client';
import type { Formula } from '@cuadra/shared/contract';
import { notify, useCan } from '@cuadra/shared/state';
import { Button, Notice, PageHeader, Stack, ThingPage } from '@cuadra/shared/ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { FORMULA_PARAMETER, FORMULAS_PATH } from '../../goods/formula-paths.ts';
import { KIND_NAMES } from '../../goods/formula-text.ts';
import { FormulaForm } from '../form/lazy-formula-form.ts';
import { goodPath } from '../good-path.ts';
import { PrintFormula } from '../print/PrintFormula.tsx';
import { ApplyCost } from './ApplyCost.tsx';
import { ByproductList } from './ByproductList.tsx';
import { CostShares } from './CostShares.tsx';
import { DeleteFormula } from './DeleteFormula.tsx';
import { FormulaFigures } from './FormulaFigures.tsx';
import { NeedsSection } from './NeedsSection.tsx';
import { StepList } from './StepList.tsx';
import { VersionList } from './VersionList.tsx';

/** `/industrial/formula?id=<id>`: what one formula takes, what that costs, whether it is there, and what it said before. */
export function FormulaPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get(FORMULA_PARAMETER) ?? '';
  const query = useCall('GET /formulas/{id}', { params: { id } }, { enabled: id !== '', staleTime: 0 });
  return (
    <ThingPage
      id={id}
      query={query}
      failed="No pudimos cargar la fórmula"
      missing={{
        icon: 'flask',
        title: 'No encontramos esta fórmula',
        text: 'Puede que alguien la haya eliminado.',
        to: FORMULAS_PATH,
        link: 'Ver las fórmulas',
      }}
    >
      {(formula) => <OneFormula key={formula.id} formula={formula} />}
    </ThingPage>
  );
}

function OneFormula({ formula }: { formula: Formula }) {
  const { id, name, makes, is_main, current } = formula;
  const mayEdit = useCan(['products', 'update']);
  const [isEditing, setEditing] = useState(false);
  const [qty, setQty] = useState<string>();
  const query = { ...(qty !== undefined && { qty }) };
  const cost = useCall(
    'GET /formulas/{id}/cost',
    { params: { id }, query },
    { staleTime: 0, placeholderData: (before) => before },
  );
  return (
    <>
      <PageHeader
        title={name}
        subtitle={
          <>
            Hace <Link to={goodPath(makes)}>{makes.name}</Link> · {KIND_NAMES[makes.kind]} · Versión {current}
          </>
        }
        actions={
          <>
            <DeleteFormula formula={formula} />
            {cost.data && <PrintFormula formula={formula} cost={cost.data} />}
            {mayEdit && (
              <Button icon="pencil" onClick={() => setEditing(true)}>
                Editar
              </Button>
            )}
            {cost.data && <ApplyCost formula={formula} cost={cost.data} />}
          </>
        }
      />
      <Stack $gap={4}>
        {!is_main && (
          <Notice title="No es la principal.">
            Otra fórmula también hace {makes.name}, y esa es la que cuenta en costos y faltantes.
          </Notice>
        )}
        <FormulaFigures formula={formula} cost={cost.data} />
        <NeedsSection formula={formula} qty={qty} onQty={setQty} />
        <CostShares query={cost} />
        <StepList steps={formula.steps} />
        <ByproductList byproducts={formula.byproducts} />
        <VersionList formula={formula} />
      </Stack>
      {isEditing && (
        <FormulaForm
          formula={formula}
          onClose={() => setEditing(false)}
          onSaved={(saved) => {
            setEditing(false);
            notify.success(`Guardamos los cambios de «${saved.name}».`);
          }}
        />
      )}
    </>
  );
}
