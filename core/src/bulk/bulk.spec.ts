import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { erased } from '../kit/event-sourcing/index.ts';
import { given, stateAfter, testMetadata } from '../kit/testing/index.ts';
import {
  bulk,
  type BulkEvent,
  type BulkRow,
  inputOf,
  loadCommand,
  recordBulkRows,
  startBulk,
  waitingRows,
} from './bulk.ts';

const id = (number: number): string => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`;
const order = {
  aggregate: 'leads',
  command: 'close',
  ids: [id(1), id(2), id(3)],
  payload: { substatusId: 331 },
};
const started: BulkEvent = { type: 'BulkStarted', data: order };
const ok = (number: number): BulkRow => ({ id: id(number), ok: true });
const refused = (number: number): BulkRow => ({
  id: id(number),
  ok: false,
  code: 'INVALID_TRANSITION',
  message: 'No se puede.',
});
const handled = (...rows: BulkRow[]): BulkEvent => ({ type: 'BulkRowsHandled', data: { rows } });
const finished: BulkEvent = { type: 'BulkFinished', data: {} };

describe('starting a bulk run', () => {
  test('names each record once', () =>
    given(bulk)
      .when(startBulk({ ...order, ids: [id(1), id(2), id(1), id(3)] }))
      .then(started));
  test('under the id of another run is refused', () =>
    given(bulk, started).when(startBulk(order)).rejected('BULK_ALREADY_STARTED'));
  test('keeps for whom it is, also when somebody else acts in that name', () => {
    const [admin, person] = [id(8), id(9)];
    const actor = {
      kind: 'user',
      id: admin,
      role: 'ADMINISTRADOR',
      onBehalfOf: { id: person, role: 'SUPERVISOR' },
    } as const;
    expect(bulk.evolve(bulk.initial, started, testMetadata(0, actor))).toMatchObject({ userId: person });
  });
});

test('a run of many records keeps its events small', () => {
  const ids = Array.from({ length: 2_500 }, (_, number) => id(number));
  const started = startBulk({ ...order, ids })(bulk.initial, new Date());
  expect(started.map(({ type, data }) => [type, 'ids' in data && data.ids.length])).toEqual([
    ['BulkStarted', 1_000],
    ['BulkRowsAdded', 1_000],
    ['BulkRowsAdded', 500],
  ]);
  expect(stateAfter(bulk, ...started)).toMatchObject({ ids });
});

test('a load sends to each record its own command, as long as that is kept', () => {
  const inputs = Object.fromEntries(
    order.ids.map((one, index) => [one, { command: `c${index}`, input: { index } }]),
  );
  const load = { ...order, command: loadCommand, payload: {}, inputs };
  const state = stateAfter(bulk, ...startBulk(load)(bulk.initial, new Date()));
  if (state.status === 'unknown') throw new Error('it began');
  expect(inputOf(state, id(2))).toEqual({ command: 'c1', input: { index: 1 } });
  expect(inputOf({ ...state, inputs: erased }, id(2))).toBeUndefined();
});

describe('the results of a bulk run', () => {
  test('are written down as they come', () =>
    given(bulk, started)
      .when(recordBulkRows([ok(1), refused(3)]))
      .then(handled(ok(1), refused(3))));
  test('tell what was refused, which is not tried again, from what went wrong on the way', () =>
    expect(
      stateAfter(
        bulk,
        started,
        handled(refused(1), { ...refused(2), code: 'INTERNAL' }, { ...refused(3), code: 'VERSION_CONFLICT' }),
      ),
    ).toMatchObject({ failed: [id(1), id(2), id(3)], retryable: [id(2), id(3)] }));
  test('end it with the last one', () =>
    given(bulk, started, handled(ok(1), refused(3)))
      .when(recordBulkRows([ok(2)]))
      .then(handled(ok(2)), finished));
  test('count once per record, the first of them', () =>
    given(bulk, started, handled(ok(1)))
      .when(recordBulkRows([refused(1), ok(2), refused(2)]))
      .then(handled(ok(2))));
  test('of records that were not asked for are left out', () =>
    given(bulk, started)
      .when(recordBulkRows([ok(7)]))
      .then());
  test('of a run that nobody started are refused', () =>
    given(bulk)
      .when(recordBulkRows([ok(1)]))
      .rejected('NOT_FOUND'));
  test('stay when the payload is erased', () => {
    const forgotten: BulkEvent = { type: 'BulkStarted', data: { ...order, payload: erased } };
    expect(stateAfter(bulk, forgotten, handled(ok(1), refused(2), ok(3)), finished)).toMatchObject({
      status: 'finished',
      failed: [id(2)],
    });
  });

  test('are complete in the end, whatever comes twice, late or out of order', () => {
    const numbers = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 8 });
    fc.assert(
      fc.property(fc.array(numbers, { maxLength: 20, size: 'max' }), (batches) => {
        const six = { ...order, ids: [1, 2, 3, 4, 5, 6].map(id) };
        let state = stateAfter(bulk, { type: 'BulkStarted', data: six });
        for (const batch of [...batches, [1, 2, 3, 4, 5, 6]])
          for (const event of recordBulkRows(batch.map((number) => (number % 2 ? ok : refused)(number)))(
            state,
            new Date(),
          ))
            state = bulk.evolve(state, event, testMetadata());
        expect(state).toMatchObject({ status: 'finished' });
        if (state.status === 'unknown') return;
        expect(waitingRows(state)).toEqual([]);
        expect([...state.handled].sort()).toEqual(six.ids);
        expect([...state.failed].sort()).toEqual([2, 4, 6].map(id));
      }),
    );
  });
});
