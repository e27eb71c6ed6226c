/** Names told in a sentence. */
const TOLD = 12;

/** Categories or measures that an import makes. */
export function NewNames({ what, names }: { what: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  const more = names.length - TOLD;
  return (
    <p className="muted">
      También se crean estas {what}: {names.slice(0, TOLD).join(', ')}
      {more > 0 ? ` y ${more} más.` : '.'}
    </p>
  );
}
