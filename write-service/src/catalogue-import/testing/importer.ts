/** A manager who sends files to a house of her own, for tests of imports. */
import { randomUUID } from 'node:crypto';
import { product } from '@cotejo/core/catalogue';
import { type EventStore } from '@cotejo/core/kit/event-store';
import { type LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { type House, openHouse } from '../../testing/house.ts';
import { type ImportLine } from '../lines.ts';
import { inMemoryEventStore } from '@cotejo/core/kit/testing';

/** A file as bytes, or rows that become a JSON file; without a query it has plans of isapres. */
export type Sent = {
  readonly file?: unknown;
  readonly query?: string;
  readonly key?: string;
  /** An `Authorization` header of somebody else. */
  readonly by?: string;
};

export type Importer = {
  readonly house: House;
  readonly authorization: string;
  readonly post: (sent: Sent) => Promise<LightMyRequestResponse>;
  /** Of an import that began: all lines of its answer, those of the file's rows, and the last. */
  readonly send: (
    sent: Sent,
  ) => Promise<{ lines: ImportLine[]; rows: Extract<ImportLine, { type: 'row' }>[]; last: ImportLine }>;
  readonly stateOf: (code: string) => Promise<unknown>;
};

export async function openImporter(
  store: EventStore = inMemoryEventStore(),
  parts?: NonNullable<Parameters<typeof openHouse>[0]>['parts'],
): Promise<Importer> {
  const house = await openHouse({ store, ...(parts && { parts }) });
  const { authorization } = await house.hire('GERENTE', ['CL', 'PE']);
  const post: Importer['post'] = async ({
    file = [],
    query = 'country=CL&source=isapre',
    key = randomUUID(),
    by = authorization,
  }) =>
    house.app.inject({
      method: 'POST',
      url: `/api/catalogue/imports?${query}`,
      headers: { authorization: by, 'idempotency-key': key, 'content-type': 'application/octet-stream' },
      payload: Buffer.isBuffer(file) ? file : Buffer.from(JSON.stringify(file)),
    });
  const send: Importer['send'] = async (sent) => {
    const { statusCode, body } = await post(sent);
    expect(statusCode, body).toBe(200);
    const lines = body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as ImportLine);
    const rows = lines.flatMap((line) => (line.type === 'row' && line.row > 0 ? [line] : []));
    return { lines, rows, last: lines.at(-1)! };
  };
  const stateOf: Importer['stateOf'] = async (code) => (await house.load(product, code)).state;
  return { house, authorization, post, send, stateOf };
}

/** A row of a plan that can be imported. */
export const plan = (code: string, more: object = {}): object => ({
  isapre: 'Consalud', code, name: `Plan ${code}`, baseUf: 1.16, cap: false, notes: null, zones: ['santiago'],
  hosp: { 'cl-uno': 80 }, amb: { 'cl-uno': 60, 'cl-dos': 50 }, ...more,
}); // oxfmt-ignore
export const some = [plan('A-1'), plan('A-2')];
export const trial = 'country=CL&source=isapre&dryRun=true';
