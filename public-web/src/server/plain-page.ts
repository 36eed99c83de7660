/** A page that needs nothing, for when nothing else can be shown. */

/** @param title plain text, in Spanish */
export const plainPage = (title: string): string =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Cotejo</title></head><body><main><h1>${title}</h1><p>Vuelve a intentarlo en un momento.</p></main></body></html>`;
