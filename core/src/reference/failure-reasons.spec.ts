/** Why a lead may fail, and where each reason is offered: console and platform, section 9. */
import { describe, expect, test } from 'vitest';
import { countryCodes } from '../kit/country/index.ts';
import { failureReasonById, failureReasons, failureReasonsFor } from './failure-reasons.ts';
import { leadStatus } from './lead-statuses.ts';
import { substatusesOf } from './lead-substatuses.ts';
import { requestType, requestTypes } from './request-types.ts';

const between = (first: number, last: number) => failureReasons.filter(({ id }) => id >= first && id <= last);
const kinds = countryCodes.flatMap((country) =>
  requestTypes.flatMap(({ id: requestTypeId }) =>
    substatusesOf(leadStatus.failed).map(({ id }) => [country, requestTypeId, id] as const),
  ),
);

describe('failure reasons', () => {
  test('number 49, each with an id and names of its own', () => {
    expect(failureReasons).toHaveLength(49);
    for (const field of ['id', 'name', 'shortName'] as const)
      expect(new Set(failureReasons.map((reason) => reason[field])).size).toBe(49);
  });
  test('keep what the spec says of 20, 21 and 99', () => {
    expect(failureReasonById(20)).toMatchObject({
      name: 'Caro/Precio no corresponde',
      shortName: 'Muy caro',
    });
    expect(failureReasonById(21)?.name).toBe('Datos de contacto inválidos');
    expect(failureReasonById(99)).toMatchObject({
      name: 'Otros (especificar)',
      order: 99,
      asksForText: true,
    });
  });
  test('are in the order of their ids, from 1 to Otros', () => {
    const orders = failureReasons.map(({ order }) => order);
    expect(orders).toEqual([...orders].sort((a, b) => a - b));
    expect([orders[0], orders.at(-1)]).toEqual([1, 99]);
  });
  test('from 30 to 38 are Colombia’s alone', () => {
    expect(between(30, 38)).toHaveLength(9);
    expect(between(30, 38).every(({ countries }) => countries.join() === 'CO')).toBe(true);
  });
  test('from 39 to 49 are of Chile’s collective insurance alone', () => {
    expect(between(39, 49)).toHaveLength(11);
    for (const { countries, requestTypes } of between(39, 49))
      expect([countries, requestTypes]).toEqual([['CL'], [requestType.collective]]);
  });
  test('other than those hold everywhere', () =>
    expect(
      failureReasons.filter(({ id }) => id < 30 || id > 49).every(({ countries }) => countries.length === 4),
    ).toBe(true));
  test('explain substatuses of Fallido and nothing else', () => {
    const ofFailed = substatusesOf(leadStatus.failed).map(({ id }) => id);
    expect(
      failureReasons.flatMap(({ substatuses }) => substatuses).every((id) => ofFailed.includes(id)),
    ).toBe(true);
  });
  test('ask for a text with Otros alone', () =>
    expect(failureReasons.filter(({ asksForText }) => asksForText).map(({ id }) => id)).toEqual([99]));
});

describe('what may be said about a lead that fails', () => {
  test.each(kinds)(
    'in %s, request type %i, as %i is more than Otros, which comes last',
    (country, type, substatus) => {
      const offered = failureReasonsFor({ country, requestTypeId: type }, substatus);
      expect(offered.length).toBeGreaterThanOrEqual(2);
      expect(offered.at(-1)!.id).toBe(99);
      expect(offered.some(({ countries }) => !countries.includes(country))).toBe(false);
    },
  );
  test('is every reason somewhere', () => {
    const offered = kinds.flatMap(([country, requestTypeId, substatus]) =>
      failureReasonsFor({ country, requestTypeId }, substatus),
    );
    expect(new Set(offered).size).toBe(49);
  });
  test('is nothing as a substatus that is not of Fallido', () =>
    expect(failureReasonsFor({ country: 'CL', requestTypeId: 6 }, 212)).toEqual([]));
});
