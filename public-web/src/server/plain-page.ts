/** A page that needs nothing, for when nothing else can be shown. */

/**
 * @param title plain text, in Spanish
 * @param text the same
 */
export const plainPage = (title: string, text = 'Vuelve a intentarlo en un momento.'): string =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Cotejo</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="/">Volver al Home</a></p></main></body></html>`;
