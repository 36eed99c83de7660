/** `POST /api/bank-files?country=…`: takes a file of the bank in. A line that another file had comes in no second time. */
import {
  bankDays,
  bankLine,
  bankLines,
  bankTitles,
  brokenBalance,
  columnsOf,
  importBankLine,
  largestBankFile,
  noteNumberedLine,
  operationNumber,
  readLines,
  repeatedColumn,
  tellsBalances,
  unusedColumns,
} from '@cotejo/core/bank-lines';
import { type NamedLine, withIds } from '@cotejo/core/bank-lines/server';
import { type Limits } from '@cotejo/core/kit/limits';
import { type HandleCommand, type LoadAggregate, uuidV5 } from '@cotejo/core/kit/command-handling';
import { type CountryCode, countryCodes } from '@cotejo/core/kit/country';
import { rejectActor, rejectInput } from '@cotejo/core/kit/event-sourcing';
import { refusals } from '@cotejo/core/kit/service';
import { dayInZone } from '@cotejo/core/kit/time';
import { actorOf, sees } from '@cotejo/core/identity';
import { banksOf } from '@cotejo/core/reference/banks';
import { countryOf } from '@cotejo/core/reference/countries';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { aFewAtATime } from '../../kit/a-few-at-a-time.ts';
import { callerOf } from '../../kit/http/callers.ts';
import { idempotencyKey, idempotencyKeyHeader } from '../../kit/http/headers.ts';
import { validated } from '../../kit/http/validated.ts';
import { fromStaff, type ReceivedFile } from '../../kit/bodies/index.ts';
import { fileName, readWholeTable, takeFiles } from '../../kit/tables/index.ts';

/** Some months of a company's account: as many lines as are written while somebody waits. */
const bounds = { mostRows: 2_000, largestPart: 16 * 1024 * 1024 };
/** Unreadable rows that a refusal of the whole file names. */
const mostOddTold = 3;
const noDebits =
  'Ningún monto del archivo es negativo: antes de cargarlo, comprueba que no haya cargos entre los abonos.';
/** Lines that are written at the same time. */
const atOnce = 16;

const query = z.object({
  name: fileName,
  country: z.enum(countryCodes, 'Elige un país.').describe('de qué país es la cuenta del banco'),
  bank: z.string('Elige un banco.').describe('el banco de la cuenta'),
  account: z
    .string('Escribe el número de la cuenta.')
    .transform((typed) => typed.replaceAll(/\D/g, ''))
    .refine((digits) => /^\d{4,24}$/.test(digits), 'Escribe el número de la cuenta, con 4 a 24 dígitos.')
    .describe('el número de la cuenta del banco; solo cuentan sus dígitos'),
  dryRun: z
    .enum(['true', 'false'], 'Debe ser true o false.')
    .default('false')
    .describe('true: dice qué entraría y no cambia nada'),
  withAlike: z
    .enum(['true', 'false'], 'Debe ser true o false.')
    .default('false')
    .describe('true: entran también los que parecen repetidos'),
});
type Asked = z.output<typeof query>;

const line = z.object({
  id: z.uuid(),
  row: z.int().describe('la fila del archivo'),
  day: z.iso.date(),
  amount: z.int().describe('en unidades menores'),
  reference: z.string(),
  description: z.string(),
  isNew: z.boolean().describe('ningún archivo la tenía'),
  isAlike: z
    .boolean()
    .describe(
      'es nueva, pero ya entró otra de la misma fecha, monto y glosa: una de las dos, sin el número de la operación. Entra solo si se pide',
    ),
});
const answer = z.object({
  currency: z.string(),
  notes: z.array(z.string()).readonly(),
  unused: z.array(z.string()).readonly().describe('las columnas del archivo que no se leen'),
  odd: z
    .array(z.object({ row: z.int(), field: z.enum(['day', 'amount']), message: z.string() }))
    .readonly()
    .describe('filas que no se pueden leer como un movimiento'),
  debits: z.int().describe('los cargos, que no entran'),
  hasBalance: z.boolean().describe('los saldos del archivo prueban que no falta ninguna línea'),
  lines: z.array(line).readonly().describe('los abonos'),
});

type JudgedLine = NamedLine & { readonly isNew: boolean; readonly isAlike: boolean };

export type BankFileParts = {
  readonly handle: HandleCommand;
  readonly load: LoadAggregate;
  readonly limits: Limits;
  readonly now: () => Date;
};

const read = async (file: ReceivedFile, country: CountryCode, now: Date) => {
  const { about, rows } = await readWholeTable(file, { country, bounds, days: bankDays, titles: bankTitles });
  const columns = columnsOf(about.headings);
  const twice = repeatedColumn(about.headings);
  if (twice !== undefined)
    return rejectInput({
      file: `Hay más de una columna «${twice}». Deja la que tiene los movimientos de esta cuenta.`,
    });
  const tellsMoney =
    columns.amount !== undefined || (columns.credit !== undefined && columns.debit !== undefined);
  if (columns.day === undefined || !tellsMoney)
    return rejectInput({
      file: 'Faltan columnas: se necesita la fecha, y el monto o los abonos y los cargos. Vuelve a bajar el archivo del banco.',
    });
  const { currency, timeZone } = countryOf(country);
  const today = dayInZone(now, timeZone);
  const isText = about.sheet === undefined;
  const found = readLines(rows, { country, currency, columns, today, isText });
  const broken = brokenBalance(found.lines);
  if (broken) {
    // The line that lacks may be a row that can't be read.
    const rows = [...found.odd.slice(0, mostOddTold), broken].map(
      ({ row, message }) => `Fila ${row}: ${message}`,
    );
    return rejectInput({ file: `${rows.join(' ')} Vuelve a bajar el archivo del banco.` });
  }
  if (found.lines.length === 0 && found.odd.length === 0)
    return rejectInput({ file: 'El archivo no tiene movimientos.' });
  const hasBalance = tellsBalances(found.lines);
  // A file may say in a column that nobody knows which amounts are debits.
  const isUnsigned =
    columns.amount !== undefined &&
    columns.sign === undefined &&
    found.lines.every(({ amount }) => amount > 0);
  const notes = isUnsigned && !hasBalance ? [...about.notes, noDebits] : about.notes;
  return { ...found, notes, unused: unusedColumns(about.headings), currency, hasBalance };
};

export const bankFileRoute =
  ({ handle, load, limits, now }: BankFileParts) =>
  async (app: FastifyInstance): Promise<void> => {
    const asked = new WeakMap<FastifyRequest, Asked>();

    const admit = (request: FastifyRequest): void => {
      const wanted = validated(query, request.query);
      const { country, bank } = wanted;
      if (!sees(bankLines.rule, callerOf(request), { country })) rejectActor('La cuenta es de otro país.');
      if (!(banksOf[country] as readonly string[]).includes(bank))
        rejectInput({ bank: `Elige un banco: ${banksOf[country].join(', ')}.` });
      idempotencyKey(request);
      asked.set(request, wanted);
    };

    const withFile = await takeFiles(app, fromStaff);
    const uploads = limits('bank-files', { uses: 30, within: 60_000 });
    app.post(
      '/api/bank-files',
      {
        bodyLimit: largestBankFile,
        config: { access: bankLines.rule.permission },
        schema: {
          tags: ['Cuentas'],
          summary: 'Carga los abonos de un archivo del banco',
          description:
            'El cuerpo es el archivo tal cual o en un formulario, hasta 5 MB: XLSX o CSV, como lo da el banco. Lo mismo otra vez no cambia nada, tampoco en otro archivo. Lo que solo se distingue de un abono ya cargado porque a uno de los dos le falta el número de la operación entra si se pide.',
          querystring: query,
          headers: z.object({ 'idempotency-key': idempotencyKeyHeader }),
          consumes: ['application/octet-stream', 'multipart/form-data'],
          response: {
            200: answer.describe('Los abonos del archivo, y cuáles ya estaban'),
            ...refusals(400, 401, 403, 408, 413, 415, 422, 429, 503),
          },
        },
        async onRequest(request) {
          admit(request);
          // Each time, for a repeat is as much to receive.
          await uploads.take(callerOf(request).id);
        },
      },
      async (request) => {
        const { country, bank, account, dryRun, withAlike } = asked.get(request)!;
        const found = await withFile(request, (file) => read(file, country, now()));
        const bankAccount = `${bank} ${account}`;
        const credits = withIds(bankAccount, found.lines).filter(({ amount }) => amount > 0);
        const key = idempotencyKey(request);
        const actor = actorOf(callerOf(request));

        const state = async (id: string) => (await load(bankLine, id)).state;

        const judged = async (line: NamedLine): Promise<JudgedLine> => {
          const isNew = (await state(line.id)).status === 'unknown';
          if (!isNew) return { ...line, isNew, isAlike: false };
          const unnumbered = await state(line.unnumberedId);
          const isAlike =
            operationNumber(line.reference) === ''
              ? unnumbered.numberedBy !== null
              : unnumbered.status !== 'unknown';
          return { ...line, isNew, isAlike };
        };
        const idsOfFile = withAlike === 'true' ? undefined : new Set(credits.map(({ id }) => id));
        /** Another file may bring the same money at the same moment: the stream of the line without a number says which came first. */
        const take = async (line: JudgedLine): Promise<JudgedLine> => {
          const { id, unnumberedId, day, amount, reference, description } = line;
          const context = { commandId: uuidV5(key, id), actor, country, now: now(), correlationId: key };
          if (operationNumber(reference) !== '') {
            const { state: unnumbered } = await handle(bankLine, unnumberedId, noteNumberedLine(id), {
              ...context,
              commandId: uuidV5(key, `${id}/numbered`),
            });
            if (unnumbered.status !== 'unknown' && idsOfFile && !idsOfFile.has(unnumberedId))
              return { ...line, isAlike: true };
          }
          const imported = { bankAccount, currency: found.currency, day, amount, reference, description };
          const { state: taken } = await handle(bankLine, id, importBankLine(imported, idsOfFile), context);
          return taken.status === 'unknown' ? { ...line, isAlike: true } : line;
        };
        // All are judged before the first is taken in: those of one file are no repeats of each other.
        const lines = await aFewAtATime(credits, atOnce, judged);
        const wanted = lines.filter(({ isNew, isAlike }) => isNew && (!isAlike || withAlike === 'true'));
        const taken = dryRun === 'false' ? await aFewAtATime(wanted, atOnce, take) : [];
        const takenById = new Map(taken.map((line) => [line.id, line]));
        const { notes, unused, odd, currency, hasBalance } = found;
        const debits = found.lines.length - credits.length;
        return {
          currency,
          notes,
          unused,
          odd,
          hasBalance,
          debits,
          lines: lines.map((line) => takenById.get(line.id) ?? line),
        };
      },
    );
  };
