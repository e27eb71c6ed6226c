import { ApiError } from '@cuadra/shared/client';
import { createOnce, writeName } from './write-name.ts';

const refuse = (error: ApiError) => () => Promise.reject(error);
const madeBefore = new ApiError('ERROR_CONFLICT', 409, { fields: { id: 'already-used' } });
const lost = new ApiError('ERROR_NETWORK', 0);

test('a name is sent without the spaces around it, and an empty one is not sent', async () => {
  const sent: string[] = [];
  const send = async (name: string) => sent.push(name);
  expect(await writeName('  Víveres ', send)).toEqual({ ok: true });
  expect(await writeName('   ', send)).toEqual({ ok: false, reason: 'required' });
  expect(sent).toEqual(['Víveres']);
});

test('what is wrong with the name is told apart from what else went wrong', async () => {
  const taken = new ApiError('ERROR_VALIDATION', 400, { fields: { name: 'already-used' } });
  expect(await writeName('x', refuse(taken))).toEqual({ ok: false, reason: 'already-used' });
  expect(await writeName('x', refuse(lost))).toEqual({
    ok: false,
    error: 'No pudimos conectar con el servidor. Revisa tu conexión e intenta de nuevo.',
  });
});

test('what was made by a try whose answer was lost is renamed, and nothing else is', async () => {
  const renamed: string[] = [];
  const rename = async ({ name }: { name: string }) => renamed.push(name);
  const named = { id: '1', name: 'Bebidas frías' };
  await createOnce({ create: refuse(madeBefore), rename }, named);
  expect(renamed).toEqual(['Bebidas frías']);
  await expect(createOnce({ create: refuse(lost), rename }, named)).rejects.toBe(lost);
  await createOnce({ create: async () => undefined, rename }, named);
  expect(renamed).toHaveLength(1);
});
