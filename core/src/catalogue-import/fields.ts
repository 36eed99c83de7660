/** Cells as files have them: numbers that are texts, with a comma or a point, and lists within a cell. */
import { z } from 'zod';

const missing = 'Campo requerido.';

const windows = new TextDecoder('windows-1252');
/** Dashes and quotes of Windows that somebody took for Latin 1 are what they were; other control characters are blanks. */
const printable = (text: string): string =>
  text
    .replace(/[\u0080-\u009f]/g, (sign) => windows.decode(Uint8Array.of(sign.charCodeAt(0))))
    .replace(/\p{Cc}/gu, ' ');

export const cellText = z
  .union([z.string(), z.number()], { error: missing })
  .transform((value) => printable(String(value).normalize('NFC')).replace(/\s+/g, ' ').trim())
  .pipe(z.string().min(1, missing).max(200, 'Son 200 caracteres como máximo.'));

export const maybeText = cellText.optional().catch(undefined);

export const cellNumber = (from: number, to: number) => {
  const message = `Debe ser un número de ${from} a ${to}.`;
  return z
    .union([z.string(), z.number()], { error: missing })
    .transform((value) => (typeof value === 'number' ? value : Number(value.trim().replace(',', '.') || 'x')))
    .pipe(z.number(message).min(from, message).max(to, message));
};

const share = cellNumber(0, 100);

/** Percentages by clinic: an object, or `clinica-uno:80; clinica-dos:60` in a cell. */
export const sharesByClinic = z
  .union([
    z.record(z.string().min(1).max(100), share),
    z.string().transform((cell, context) => {
      const pairs = cell.split(/[;\n]/).filter((pair) => pair.trim() !== '');
      const shares: Record<string, number> = {};
      for (const pair of pairs) {
        const [clinic = '', percent = ''] = pair.split(/[:=]/).map((piece) => piece.trim());
        const read = share.safeParse(percent.replace('%', ''));
        if (clinic === '' || !read.success)
          context.addIssue({
            code: 'custom',
            message: 'Escribe clínica:porcentaje, separados por punto y coma.',
          });
        else shares[clinic] = read.data;
      }
      return shares;
    }),
  ])
  .default({});

/** A list, or one within a cell. */
export const words = z
  .union([z.array(z.string().max(100)).max(50), z.string().transform((cell) => cell.split(/[;,]/))])
  .default([])
  .transform((all) => all.map((one) => one.trim()).filter(Boolean));
