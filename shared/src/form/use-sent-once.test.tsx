import { renderHook } from '@testing-library/react';
import { ApiError } from '../client/index.ts';
import { useSentOnce } from './use-sent-once.ts';

test('a try after a lost answer is the same request, until it is edited or refused', async () => {
  const { result } = renderHook(() => useSentOnce<{ id: number }>());
  const sent: number[] = [];
  let made = 0;
  let failure: Error | undefined = new ApiError('ERROR_NETWORK', 0);
  const press = () =>
    result.current
      .send(
        () => {
          made += 1;
          return { id: made };
        },
        async ({ id }) => {
          sent.push(id);
          if (failure) throw failure;
        },
      )
      .catch(() => undefined);
  await press();
  await press();
  expect(sent).toEqual([1, 1]);
  result.current.edited();
  failure = new ApiError('ERROR_VALIDATION', 400);
  await press();
  failure = undefined;
  await press();
  await press();
  expect(sent).toEqual([1, 1, 2, 3, 3]);
});
