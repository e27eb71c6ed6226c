import { errorText, useCallMutation } from '@cuadra/shared/client';

/**
 * Makes a link to the client's statement for the message: one, whose secret is told this once.
 *
 * @param onMade gets the line for the message
 */
export function useStatementLine(clientId: string, onMade: (line: string) => void) {
  const making = useCallMutation('POST /clients/{id}/statement_links');
  const make = () =>
    making.mutate(
      { params: { id: clientId } },
      { onSuccess: ({ path }) => onMade(`Aquí puedes ver tu cuenta: ${location.origin}${path}`) },
    );
  return {
    make,
    isMaking: making.isPending,
    isMade: making.isSuccess,
    error: making.error ? errorText(making.error) : undefined,
  };
}
