/** A mail's text as HTML: for a phone's width, for light and dark, and readable where a mail program drops all styles. */

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign]!);

/** A link that a mail is about, and the words on its button. */
export type MailLink = { readonly address: string; readonly label: string };

const style = `
  :root { color-scheme: light dark; }
  .page { margin: 0; padding: 24px 12px; background: #f3f6f6; color: #17262a; font: 16px/1.5 system-ui, 'Segoe UI', Roboto, Arial, sans-serif; }
  .card { max-width: 480px; margin: 0 auto; padding: 24px; border-radius: 8px; background: #fff; }
  .button { display: inline-block; padding: 12px 20px; border-radius: 8px; background: #0b5e63; color: #fff; font-weight: bold; text-decoration: none; }
  .small { color: #4c5f65; font-size: 14px; overflow-wrap: anywhere; }
  @media (prefers-color-scheme: dark) {
    .page { background: #0e1517; color: #e6eeef; }
    .card { background: #151f22; }
    .button { background: #6cc9c1; color: #05211f; }
    .small, .small a { color: #a8b8bd; }
  }`;

const paragraph = (text: string, link: MailLink | undefined): string => {
  if (text !== link?.address) return `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`;
  const address = escaped(link.address);
  return [
    `<p><a class="button" href="${address}">${escaped(link.label)}</a></p>`,
    `<p class="small">Si el botón no abre, copia esta dirección en tu navegador:<br><a href="${address}">${address}</a></p>`,
  ].join('\n');
};

/** @param text paragraphs with an empty line between; one that is the link's address becomes its button */
export const mailHtml = (subject: string, text: string, link?: MailLink): string =>
  [
    '<!doctype html><html lang="es"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title><style>${style}</style></head>`,
    '<body class="page"><div class="card"><p><b>Cotejo</b></p>',
    ...text.split('\n\n').map((part) => paragraph(part, link)),
    '</div></body></html>',
  ].join('\n');
