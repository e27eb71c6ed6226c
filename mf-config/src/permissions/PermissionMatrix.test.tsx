import { allPermissions, type Grants, readGrants } from '@cuadra/shared/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Chosen } from './chosen.ts';
import { PermissionMatrix } from './PermissionMatrix.tsx';

const ALL = readGrants(allPermissions());

function Matrix({
  first,
  held = ALL,
  onChange,
}: {
  first: Chosen;
  held?: Grants;
  onChange: (chosen: Chosen) => void;
}) {
  const [value, setValue] = useState(first);
  return (
    <PermissionMatrix
      value={value}
      held={held}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

async function show(first: Chosen, held?: Grants) {
  let chosen = first;
  render(<Matrix first={first} {...(held && { held })} onChange={(next) => (chosen = next)} />);
  await screen.findByRole('checkbox', { name: 'Ventas y caja: todo' });
  return { user: userEvent.setup(), chosen: () => chosen };
}

const whole = (module: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `${module}: todo` });

test('a module is chosen whole or not at all, and says when it is neither', async () => {
  const { user, chosen } = await show({ clients: [1, 3] });
  expect(whole('Clientes y crédito').indeterminate).toBe(true);
  await user.click(whole('Clientes y crédito'));
  expect(chosen().clients).toEqual([1, 2, 3, 4]);
  expect(whole('Clientes y crédito').indeterminate).toBe(false);
  await user.click(whole('Clientes y crédito'));
  expect(chosen().clients).toEqual([]);
  expect(screen.getByText('0 elegidos')).toBeInTheDocument();
});

test('modules with something chosen are open, the others folded away', async () => {
  const { user } = await show({ clients: [3] });
  expect(screen.getByRole('checkbox', { name: 'Ver clientes' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Vender en la caja' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ventas y caja, 0 de 13' }));
  expect(screen.getByRole('checkbox', { name: 'Vender en la caja' })).toBeVisible();
});

test('a search shows what it finds, and choosing there leaves the rest as it was', async () => {
  const { user, chosen } = await show({ sales: [1], products: [2] });
  await user.type(screen.getByRole('searchbox', { name: 'Buscar permiso' }), 'anular');
  expect(screen.queryByRole('checkbox', { name: 'Productos: todo' })).not.toBeInTheDocument();
  await user.click(whole('Ventas y caja'));
  expect(chosen()).toEqual({ sales: [1, 4], products: [2] });
  await user.clear(screen.getByRole('searchbox', { name: 'Buscar permiso' }));
  await user.type(screen.getByRole('searchbox', { name: 'Buscar permiso' }), 'cohetes');
  expect(screen.getByText(/Ningún permiso se llama así/)).toBeInTheDocument();
});

test('what is missing for it to be of use is said and added', async () => {
  const { user, chosen } = await show({ sales: [1] });
  expect(screen.getByText('Lo elegido también necesita «Ver productos».')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Agregar' }));
  expect(chosen()).toEqual({ sales: [1], products: [2] });
  expect(screen.queryByText(/también necesita/)).not.toBeInTheDocument();
});

test('nobody hands on what they do not hold, not even with the whole module', async () => {
  const { user, chosen } = await show(
    { clients: [3] },
    readGrants([{ module: 'clients', permissions: '1;3' }]),
  );
  expect(screen.getByRole('checkbox', { name: 'Eliminar clientes' })).toBeDisabled();
  await user.click(whole('Clientes y crédito'));
  expect(chosen().clients).toEqual([1, 3]);
});
