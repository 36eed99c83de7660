/** `POST /api/catalogue/imports?country=…&source=…`: takes a catalogue's file and tells what becomes of each row as it goes. */
import { Readable } from 'node:stream';
import { importSource, importSourceNames, importSources, largestImport } from '@cotejo/core/catalogue-import';
import { mayTendCatalogue } from '@cotejo/core/catalogue';
import { readImport } from '@cotejo/core/catalogue-import/server';
import { type HandleCommand, type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { rejectActor } from '@cotejo/core/kit/event-sourcing';
import { countryCodes } from '@cotejo/core/kit/country';
import { HttpProblem, problem, refusals } from '@cotejo/core/kit/service';
import { yielding } from '@cotejo/core/kit/yielding';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type CataloguePictures } from '../catalogue/index.ts';
import { callerOf } from '../kit/http/callers.ts';
import { idempotencyKey, idempotencyKeyHeader } from '../kit/http/headers.ts';
import { validated } from '../kit/http/validated.ts';
import { fromStaff } from '../kit/bodies/index.ts';
import { type About, fileName, readTable, takeFiles } from '../kit/tables/index.ts';
import { forGood, onTrial } from './attempt.ts';
import { importRows } from './import-rows.ts';
import { type ImportLine, importLine, linesOf } from './lines.ts';

/** Ten times the largest catalogue that is known; a sheet of so many plans unpacks to half of it. */
const bounds = { mostRows: 100_000, largestPart: 128 * 1024 * 1024 };
/** The only column that is a day. */
const days = ['desde'];
/** Each reads a file in a process of its own for as long as its rows are sent. */
const mostAtOnce = 2;
/** Who takes nothing of the answer for so long is gone, and so is the place that the import had; milliseconds. */
const longestSilence = 60_000;

const query = z.object({
  name: fileName,
  country: z.enum(countryCodes, 'Elige un país.').describe('de qué país es el catálogo'),
  source: z
    .enum(importSourceNames, `Elige una fuente: ${importSourceNames.join(', ')}.`)
    .describe(importSources.map(({ name, displayName }) => `${name}: ${displayName}`).join('; ')),
  dryRun: z
    .enum(['true', 'false'], 'Debe ser true o false.')
    .default('false')
    .describe('true: dice qué cambiaría y no cambia nada'),
});

export type ImportParts = {
  readonly handle: HandleCommand;
  readonly load: LoadAggregate;
  readonly now: () => Date;
  readonly cataloguePictures: Pick<CataloguePictures, 'find' | 'keep'>;
};

export const catalogueImportRoutes =
  ({ handle, load, now, cataloguePictures }: ImportParts) =>
  async (app: FastifyInstance): Promise<void> => {
    const asked = new WeakMap<FastifyRequest, z.output<typeof query>>();
    let underWay = 0;

    const mustHaveRoom = (): void => {
      if (underWay < mostAtOnce) return;
      throw new HttpProblem(
        problem(429, 'TOO_MANY_REQUESTS', 'Ya hay importaciones en curso. Espera a que terminen.'),
        { 'retry-after': '10' },
      );
    };

    /** Who may not import this sends nothing in. */
    const admit = (request: FastifyRequest): void => {
      const wanted = validated(query, request.query);
      if (!mayTendCatalogue(wanted.country, callerOf(request))) rejectActor('Es del catálogo de otro país.');
      idempotencyKey(request);
      mustHaveRoom();
      asked.set(request, wanted);
    };

    /** Keeps an import's place until all of its answer is sent, or can't be. */
    const inPlace = async (answered: () => Promise<void>): Promise<void> => {
      mustHaveRoom();
      underWay += 1;
      try {
        await answered();
      } finally {
        underWay -= 1;
      }
    };

    const withFile = await takeFiles(app, fromStaff);

    app.post(
      '/api/catalogue/imports',
      {
        bodyLimit: largestImport,
        config: { access: 'catalogue:publish' },
        schema: {
          tags: ['Catálogo'],
          summary: 'Importa un catálogo desde un archivo',
          description:
            'El cuerpo es el archivo tal cual o en un formulario, hasta 32 MB: XLSX, CSV o JSON. La respuesta llega mientras se importa, una línea de JSON por fila; las filas de un día de una tabla son un solo resultado. Lo mismo otra vez no cambia nada.',
          querystring: query,
          headers: z.object({ 'idempotency-key': idempotencyKeyHeader }),
          consumes: ['application/octet-stream', 'multipart/form-data'],
          response: {
            200: {
              description: 'Una línea por fila; la primera dice cuántas son y la última las cuenta',
              content: { 'application/x-ndjson': { schema: importLine } },
            },
            ...refusals(400, 401, 403, 408, 413, 415, 422, 429, 503),
          },
        },
        async onRequest(request) {
          admit(request);
        },
      },
      async (request, reply) => {
        const { country, source, dryRun } = asked.get(request)!;
        const by = callerOf(request);
        const run = { id: idempotencyKey(request), by, country, now: now() };
        const isTrial = dryRun === 'true';
        await withFile(request, (file) =>
          inPlace(async () => {
            const once = importSource(source).columns.map(({ name }) => name);
            let about: About | undefined;
            const rows = readTable(file, { country, bounds, once, days }, (told) => (about = told));
            const read = await readImport(source, country, { rows, sheet: () => about?.sheet });
            let written = 0n;
            const attempt = isTrial
              ? onTrial(load, run)
              : forGood(handle, run, (position) => {
                  if (BigInt(position) > written) written = BigInt(position);
                });
            const told = linesOf(
              { ...read, notes: about?.notes ?? [] },
              isTrial,
              importRows(
                {
                  attempt,
                  load,
                  by,
                  findPictures: isTrial ? cataloguePictures.find : cataloguePictures.keep,
                },
                read,
              ),
              () => (written > 0n ? String(written) : undefined),
              (err) => request.log.error({ err }, 'an import broke off'),
            );
            // While this side is the one that is waited for, silence is no fault of the other's.
            reply.raw.setTimeout(longestSilence, () => reply.raw.writableNeedDrain && reply.raw.destroy());
            await reply.type('application/x-ndjson; charset=utf-8').send(Readable.from(encoded(told)));
          }),
        );
      },
    );
  };

/** Where nothing is written nor waited for, as of rows that are refused, everybody else has a turn in between. */
async function* encoded(lines: AsyncIterable<ImportLine>): AsyncGenerator<string> {
  for await (const line of yielding(lines)) yield `${JSON.stringify(line)}\n`;
}
