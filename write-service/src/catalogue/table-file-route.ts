/** `POST /api/catalogue/tables`: reads the file of a table for the form that is filled with it. Nothing of it is kept. */
import { refusals } from '@cotejo/core/kit/service';
import { countryCodes } from '@cotejo/core/kit/country';
import { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { answer } from '../kit/http/answer.ts';
import { validated } from '../kit/http/validated.ts';
import { fromStaff } from '../kit/bodies/index.ts';
import { fileName, readWholeTable, takeFiles } from '../kit/tables/index.ts';

/** As much as a form can be filled with. */
const bounds = { mostRows: 2_000, largestPart: 8 * 1024 * 1024 };
const largest = 2 * 1024 * 1024;

const query = z.object({
  name: fileName,
  country: z.enum(countryCodes, 'Elige un país.').describe('de qué país son los números'),
});
const read = z.object({
  headings: z.array(z.string()),
  rows: z.array(
    z.object({
      row: z.int().describe('su número en el archivo'),
      values: z.record(z.string(), z.unknown()).describe('por título'),
      errors: z.record(z.string(), z.string()).optional().describe('por título, qué celda no se pudo leer'),
    }),
  ),
  notes: z.array(z.string()).describe('lo que conviene saber del archivo: otras hojas, filas ocultas'),
});

export const tableFileRoute = async (app: FastifyInstance): Promise<void> => {
  const withFile = await takeFiles(app, fromStaff);
  app.post(
    '/api/catalogue/tables',
    {
      bodyLimit: largest,
      config: { access: 'catalogue:publish' },
      schema: {
        tags: ['Catálogo'],
        summary: 'Lee el archivo de una tabla',
        description:
          'El cuerpo es el archivo tal cual o en un formulario, hasta 2 MB: XLSX, CSV o JSON. No se guarda nada.',
        querystring: query,
        consumes: ['application/octet-stream', 'multipart/form-data'],
        response: {
          200: answer('Sus filas', read),
          ...refusals(400, 401, 403, 408, 413, 415, 422, 429, 503),
        },
      },
    },
    async (request) => {
      const { country } = validated(query, request.query);
      const { about, rows } = await withFile(request, (file) =>
        readWholeTable(file, { country, bounds, days: [] }),
      );
      return { headings: about.headings, rows, notes: about.notes };
    },
  );
};
