/** `GET /api/console/accounts/{id}/statement`: the statement of an account for some days, as data and as a PDF. */
import {
  type AccountRecord,
  accounts,
  longestStatement,
  mostStatementLines,
  movements,
  type Statement,
  statementOf,
  statementSchema,
} from '@cotejo/core/accounts';
import { spelledMoney } from '@cotejo/core/kit/money';
import { HttpProblem, problem, refusals } from '@cotejo/core/kit/service';
import { readRow, rowColumns } from '@cotejo/core/kit/table';
import { daysBetween, spelledDay } from '@cotejo/core/kit/time';
import { countryOf } from '@cotejo/core/reference/countries';
import { movementTypeName } from '@cotejo/core/reference/movement-types';
import { type Pool } from 'pg';
import { z } from 'zod';
import { attachmentHeaders } from '../kit/http/attachment.ts';
import { minPositionHeader } from '../kit/http/console-plugin.ts';
import { day, uuid } from '../kit/http/filters.ts';
import { awaitPosition, notThere } from '../kit/http/freshness.ts';
import { type TypedApp } from '../kit/http/validation.ts';
import { type Viewer } from '../kit/http/bearer.ts';
import { findOne } from '../kit/list/listing.ts';
import { type ListingParts } from '../kit/list/listing-routes.ts';
import { type PdfWriter } from '../kit/pdf/pdf-writer.ts';
import { raw, rowsOf, sql } from '../kit/sql.ts';
import { accountListing } from './accounts.ts';

const wrongPeriod = (errors: Readonly<Record<string, string>>): HttpProblem =>
  new HttpProblem(problem(422, 'INVALID_INPUT', 'Revisa los días del estado de cuenta.', errors));

const mustBePeriod = (from: string, to: string): void => {
  if (to < from) throw wrongPeriod({ to: 'Debe ser el primer día o uno posterior.' });
  if (daysBetween(from, to) >= longestStatement)
    throw wrongPeriod({ from: `Un estado de cuenta abarca ${longestStatement} días como máximo.` });
};

/** @throws HttpProblem 422 for a period with more movements than a statement lists */
const findStatement = async (pool: Pool, accountId: string, from: string, to: string): Promise<Statement> => {
  const moved = () => sql('read.account_movement as m').where('m.account_id', accountId);
  const [[before], found] = await Promise.all([
    rowsOf<{ sum: string }>(
      pool,
      moved().where('m.effective_on', '<', from).select(raw('coalesce(sum(m.amount), 0) as sum')),
    ),
    rowsOf<Record<string, unknown>>(
      pool,
      moved()
        .whereBetween('m.effective_on', [from, to])
        .orderBy(['m.effective_on', 'm.position'])
        .limit(mostStatementLines + 1)
        .select(raw(rowColumns(movements.table, 'm').join(', '))),
    ),
  ]);
  if (found.length > mostStatementLines)
    throw wrongPeriod({
      to: `Son más de ${mostStatementLines} movimientos: elige menos días, o exporta la lista.`,
    });
  const rows = found.map((stored) => readRow(movements.table, stored));
  return statementOf({ accountId, from, to }, Number(before!.sum), rows);
};

type Held = Pick<AccountRecord, 'currency' | 'country' | 'executiveName'>;
const statementTitle = ({ executiveName }: Held): string =>
  `Estado de cuenta${executiveName === null ? '' : ` de ${executiveName}`}`;

const statementPdf = (
  pdfs: PdfWriter,
  account: Held,
  { from, to, opening, closing, totals, lines }: Statement,
) => {
  const money = (amount: number): string => spelledMoney(amount, account.currency, account.country);
  const title = statementTitle(account);
  return pdfs.write(title, [
    {
      heading: title,
      paragraphs: [
        `Del ${spelledDay(from)} al ${spelledDay(to)}, por el día en que se movió el dinero. ${countryOf(account.country).name}, ${account.currency}.`,
        `Saldo inicial: ${money(opening)}. Saldo final: ${money(closing)}.`,
        ...totals.map(
          ({ typeId, count, amount }) => `${movementTypeName(typeId)} (${count}): ${money(amount)}`,
        ),
        ...(lines.length === 0 ? ['Sin movimientos en estos días.'] : []),
      ],
      ...(lines.length > 0 && {
        table: {
          columns: [
            { heading: 'Fecha', width: 56 },
            { heading: 'Movimiento', width: 112 },
            { heading: 'Referencia', width: 72 },
            { heading: 'Motivo' },
            { heading: 'Monto', width: 68, isNumber: true },
            { heading: 'Saldo', width: 72, isNumber: true },
          ],
          rows: lines.map(({ effectiveOn, typeId, reference, reason, amount, balance }) => [
            effectiveOn,
            movementTypeName(typeId) ?? String(typeId),
            reference,
            reason ?? '',
            money(amount),
            money(balance),
          ]),
        },
      }),
    },
  ]);
};

const common = {
  tags: ['Consola'],
  headers: minPositionHeader,
  params: z.object({ id: uuid }),
  querystring: z.strictObject({
    from: day.describe('el primer día'),
    to: day.describe('el último día, incluido'),
  }),
};
const pdf = z.string().meta({ format: 'binary' }) as unknown as z.ZodType<Buffer>;
const refused = refusals(400, 401, 403, 404, 422, 503);

export type StatementParts = ListingParts & { readonly pdfs: PdfWriter };

export const statementRoutes = (app: TypedApp, { pool, positions, pdfs }: StatementParts): void => {
  const config = { access: accountListing.rule.permission };
  const asked = async (
    request: Parameters<typeof awaitPosition>[0] & { viewer: Viewer },
    reply: Parameters<typeof awaitPosition>[1],
    { id, from, to }: { id: string; from: string; to: string },
  ) => {
    mustBePeriod(from, to);
    const freshness = await awaitPosition(request, reply, positions, 'accounts');
    const account = await findOne(pool, accountListing, request.viewer, id);
    if (!account) throw notThere(freshness, accounts.words.unknown);
    return { account, statement: await findStatement(pool, id, from, to) };
  };
  app.get(
    '/api/console/accounts/:id/statement',
    {
      schema: {
        ...common,
        summary: 'El estado de una cuenta: saldos, totales y movimientos de unos días',
        response: { 200: statementSchema, ...refused },
      },
      config,
    },
    async (request, reply) =>
      (await asked(request, reply, { ...request.params, ...request.query })).statement,
  );
  app.get(
    '/api/console/accounts/:id/statement.pdf',
    {
      schema: {
        ...common,
        summary: 'El estado de una cuenta, como PDF',
        response: {
          200: { description: 'El estado de cuenta', content: { 'application/pdf': { schema: pdf } } },
          ...refused,
        },
      },
      config,
    },
    async (request, reply) => {
      const { account, statement } = await asked(request, reply, { ...request.params, ...request.query });
      const name = `${statementTitle(account)}, ${statement.from} a ${statement.to}.pdf`;
      return reply
        .headers(attachmentHeaders(name, 'application/pdf'))
        .send(await statementPdf(pdfs, account, statement));
    },
  );
};
