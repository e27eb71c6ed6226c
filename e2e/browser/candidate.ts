/** A browser that may work: nothing is known of it before it was launched. */
export interface Candidate {
  /** Undefined lets Playwright take the browser that it downloaded itself. */
  executablePath?: string;
  /** What its process needs in its environment beyond ours, such as where its libraries are. */
  env?: Record<string, string>;
}

/** A place where browsers come from. */
export interface Source {
  /** As `CUADRA_BROWSERS` and the messages call it. */
  name: string;
  /**
   * What to try, best first; an empty list says that this source has nothing.
   *
   * @throws when the source cannot be used here; the message tells why
   */
  candidates: (env: NodeJS.ProcessEnv) => Promise<Candidate[]>;
}
