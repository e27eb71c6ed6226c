import type { MissingData } from '../page-data.ts';
import { STYLE, storeColours } from './style.ts';

/** What is answered where there is no store, or the store has not what was asked for. */
export function MissingPage({ title, text, home }: MissingData) {
  return (
    <html lang="es-VE">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLE + storeColours('') }} />
      </head>
      <body>
        <main class="wrap" style="padding-top:18vh;text-align:center">
          <h1>{title}</h1>
          <p class="muted" style="margin:12px 0 20px">
            {text}
          </p>
          {home && (
            <a class="btn main" href={home}>
              Ir a la tienda
            </a>
          )}
        </main>
      </body>
    </html>
  );
}
