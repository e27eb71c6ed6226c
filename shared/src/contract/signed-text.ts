/** What the signature of a list of remotes is of. Apart from the schemas: the shell's first load has no zod. */
export interface SignedRemotes {
  /** SHA-256 of the session's token, hex: the answer to another session is none to this one. */
  session: string;
  /** The company's id; null for who is in none. */
  company: string | null;
  /** As `RegistrySignature` has it. */
  signedAt: string;
  /** The version that is shown for this session alone, `mf_pos@1.2.0`; null where none is. */
  preview: string | null;
  /** SHA-256 of the JSON text of the list, hex. What JSON.stringify wrote, parsed and written again, is the same text. */
  remotes: string;
}

/** The text that is signed. Its first line says what it is, so that no signature of anything else is one of this. */
export function signedText({ session, company, signedAt, preview, remotes }: SignedRemotes): string {
  return ['cuadra-remotes-1', session, company ?? '-', signedAt, preview ?? '-', remotes].join('\n');
}
