/** What a person should know of a PDF before it is sent, and what it may be called among a product's documents. */
import { fileTypeOf, largestFile } from '@cotejo/core/reference/file-types';

type Chosen = Pick<File, 'name' | 'size'>;

/** The reason why a file can't be a product's document. */
export const pdfProblem = ({ name, size }: Chosen): string | undefined => {
  if (fileTypeOf(name)?.content !== 'pdf') return 'No es un PDF: su nombre termina en .pdf.';
  if (size === 0) return 'El archivo está vacío.';
  return size > largestFile ? 'El archivo pesa más de 10 MB.' : undefined;
};

/** `condiciones_generales-2026.pdf` is called Condiciones generales 2026, until somebody says otherwise. */
export const titleOf = (name: string): string => {
  const words = name
    .replace(/\.[^.]*$/, '')
    .replace(/[\s_-]+/g, ' ')
    .trim();
  return `${words.charAt(0).toLocaleUpperCase('es')}${words.slice(1)}`.slice(0, 200);
};

/** Where a product's PDF is sent. */
export const uploadAddress = (product: string, name: string): string =>
  `/api/catalogue/documents?${new URLSearchParams({ product, name }).toString()}`;
