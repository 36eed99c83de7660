import { largestFile } from '@cotejo/core/reference/file-types';
import { expect, test } from 'vitest';
import { pdfProblem, titleOf, uploadAddress } from './pdfFile.ts';

test.each([
  ['Póliza.PDF', 10, undefined],
  ['poliza.pdf', largestFile, undefined],
  ['poliza.pdf', largestFile + 1, 'El archivo pesa más de 10 MB.'],
  ['poliza.pdf', 0, 'El archivo está vacío.'],
  ['poliza.docx', 10, 'No es un PDF: su nombre termina en .pdf.'],
  ['pdf', 10, 'No es un PDF: su nombre termina en .pdf.'],
])('%s of %i bytes: %s', (name, size, problem) => expect(pdfProblem({ name, size })).toBe(problem));

test.each([
  ['condiciones_generales-2026.pdf', 'Condiciones generales 2026'],
  ['póliza.v2.pdf', 'Póliza.v2'],
  ['.pdf', ''],
])('%s is called %s', (name, title) => expect(titleOf(name)).toBe(title));

test('a name of any letters gets there', () =>
  expect(uploadAddress('Plan-1', 'ñ & ?.pdf')).toBe(
    '/api/catalogue/documents?product=Plan-1&name=%C3%B1+%26+%3F.pdf',
  ));
