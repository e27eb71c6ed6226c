import { z } from 'zod';
import { BLAMED, type Blamed } from './thresholds.ts';

/** A line of the log about a version that fails, with what `decide` wrote to it. */
export const Notice = z.object({
  what: z.enum(['taken-out', 'failing']),
  name: z.string(),
  version: z.string(),
  details: z.object({
    role: z.enum(['active', 'canary']),
    before: z.string(),
    kind: z.enum(BLAMED),
    loads: z.number(),
    failed: z.number(),
    companies: z.number(),
    failed_companies: z.number(),
    loads_before: z.number(),
    failed_before: z.number(),
  }),
});
export type Notice = z.output<typeof Notice>;

const WHY: Record<Blamed, string> = {
  http: 'el servidor respondió con un error al pedir sus archivos',
  integrity: 'sus archivos no son los que se publicaron',
  version: 'el shell no la puede correr',
  evaluation: 'su código lanzó un error',
};

/** What a module's team reads. Which companies it was is for who runs Cuadra. */
export function noticeMail({ what, name, version, details }: Notice): { subject: string; text: string } {
  const isOut = what === 'taken-out';
  const { role, before, kind } = details;
  const paragraphs = [
    isOut
      ? `Cuadra retiró ${name} ${version}: falla claramente más que la versión anterior. ${role === 'active' ? `Todas las empresas reciben otra vez ${before}.` : `Ya no es canario, y esas empresas reciben otra vez ${before}.`}`
      : `${name} ${version} falla en pocas empresas y en las demás no, así que sigue activa. Quien administra Cuadra puede fijarles ${before} mientras la revisas.`,
    [
      `Qué pasó: ${WHY[kind]} («${kind}»).`,
      `${version}: falló en ${details.failed} de ${details.loads} navegadores, en ${details.failed_companies} de ${details.companies} empresas.`,
      `${before}: de la misma forma, en ${details.failed_before} de ${details.loads_before} navegadores.`,
    ].join('\n'),
    ...(isOut
      ? ['Corrige, publica otra versión y pide que la activen. La que se retiró no vuelve sola.']
      : []),
  ];
  return {
    subject: isOut ? `Se retiró ${name} ${version}` : `${name} ${version} falla en pocas empresas`,
    text: `Hola:\n\n${paragraphs.join('\n\n')}\n`,
  };
}
