/** What the first script learned of the session while the shell was still on its way. */
export interface EarlyVerify {
  /** The token that was asked about. */
  token: string;
  /** The HTTP status; 0 when there was no answer. */
  status: number;
  /** The answer's JSON, unchecked. */
  body: unknown;
}

declare global {
  /** Absent when no token was stored. Never rejects. */
  var __cuadra_verify__: Promise<EarlyVerify> | undefined;
}
