/** What kind of refusal: nothing that may go out, a version that another build has, or something that is not there. */
export type ReleaseRefusal = 'invalid' | 'taken' | 'unknown';

/** Why a module was not published, or what everybody gets of it not changed; in Spanish, for who works on modules. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
  readonly refusal: ReleaseRefusal;

  constructor(refusal: ReleaseRefusal, message: string, options?: ErrorOptions) {
    super(message, options);
    this.refusal = refusal;
  }
}
