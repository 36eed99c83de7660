/** `POST /api/insurance/processProfilesWithExcel`: a company's list of people as profiles. Nothing of it is kept. */
import { clientNetwork, countryOfRequest, refusals } from '@cotejo/core/kit/service';
import { birthHeadings, wrongHeadings } from '@cotejo/core/profile-form';
import { profilesFromRows } from '@cotejo/core/profile-form/server';
import { rejectInput } from '@cotejo/core/kit/event-sourcing';
import { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type PublicParts } from '../kit/public/public-parts.ts';
import { answer } from '../kit/http/answer.ts';
import { publicHeaders } from '../kit/public/public-headers.ts';
import { envelope, enveloped } from '../kit/http/envelope.ts';
import { fromVisitors } from '../kit/bodies/index.ts';
import { type About, readTable, takeFiles } from '../kit/tables/index.ts';

const minute = 60_000;
/** People of one list, and bytes of a sheet unpacked: anybody may send one. */
const bounds = { mostRows: 5_000, largestPart: 8 * 1024 * 1024 };

const insured = z.object({ sexo: z.string(), edad: z.int() });
const read = enveloped(
  z.object({
    profiles: z.array(
      z.object({
        row: z.int().describe('la fila del titular'),
        perfil: z.object({
          cotizante: z.array(insured),
          cargas: z.array(insured.extend({ parentescoCarga: z.string() })),
          ingresodatos: z.literal(true),
        }),
      }),
    ),
    rows: z.array(
      z.object({
        row: z.int().describe('como se cuenta en el archivo; los títulos son la 1'),
        result: z.enum(['worker', 'dependant', 'refused']),
        errors: z.record(z.string(), z.string()).describe('un mensaje por columna'),
      }),
    ),
    colectivo: z.object({ cantidadDeTrabajadores: z.int(), cantidadDeCargas: z.int() }),
  }),
);

/** @throws Rejection (422) before any row is read */
const mustHaveHeadings = ({ headings }: About): void => {
  const wrong = wrongHeadings(headings);
  if (wrong !== undefined) rejectInput({ file: wrong });
};

export const profilesFileRoute =
  ({
    now,
    limits,
    ...settings
  }: Pick<PublicParts, 'now' | 'limits' | 'countryHosts' | 'publicLeadsPerMinute'>) =>
  async (app: FastifyInstance): Promise<void> => {
    const countryOf = countryOfRequest(settings.countryHosts);
    const files = limits('profile-files', { uses: settings.publicLeadsPerMinute, within: minute });
    const withFile = await takeFiles(app, fromVisitors);

    app.post(
      '/api/insurance/processProfilesWithExcel',
      {
        schema: {
          tags: ['Público'],
          summary: 'Convierte la lista de trabajadores de una empresa en perfiles',
          description:
            'El cuerpo es el archivo tal cual o en un formulario: XLSX, CSV o JSON, hasta 256 KB y 5000 filas, con las columnas Sexo, ' +
            'Edad o Fecha de nacimiento, y Parentesco; las cargas van debajo de su titular. No se guarda nada.',
          headers: publicHeaders,
          consumes: ['application/octet-stream', 'multipart/form-data'],
          response: {
            200: answer('Los perfiles, y el resultado de cada fila', read),
            ...refusals(400, 408, 413, 415, 422, 429, 503),
          },
        },
        // Before anything of the body is read.
        onRequest: ({ ip }) => files.take(clientNetwork(ip)),
      },
      async (request) => {
        const country = countryOf(request);
        return withFile(request, async (file) => {
          const table = readTable(
            file,
            { country, bounds, days: birthHeadings },
            mustHaveHeadings,
            'visitors',
          );
          const { profiles, rows } = await profilesFromRows(table, country, now());
          const dependants = rows.filter(({ result }) => result === 'dependant').length;
          const colectivo = { cantidadDeTrabajadores: profiles.length, cantidadDeCargas: dependants };
          return envelope({ profiles, rows, colectivo }, request.id, rows.length);
        });
      },
    );
  };
