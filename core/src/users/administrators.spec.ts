import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Rejection } from '../kit/event-sourcing/index.ts';
import { given, testMetadata } from '../kit/testing/index.ts';
import { administrators, letAdministratorGo, takeAdministratorBack } from './administrators.ts';

const person = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const [ana, luis] = [person(1), person(2)];
const gone = (userId: string) => ({ type: 'AdministratorLetGo' as const, data: { userId } });

describe('the last administrator', () => {
  test('stays when two let each other go at the same moment', () => {
    given(administrators)
      .when(letAdministratorGo({ userId: luis, by: ana }))
      .then(gone(luis));
    given(administrators, gone(luis))
      .when(letAdministratorGo({ userId: ana, by: luis }))
      .rejected('NOT_ALLOWED');
  });
  test('lets nobody go who is gone, and not himself', () => {
    given(administrators, gone(luis))
      .when(letAdministratorGo({ userId: luis, by: ana }))
      .then();
    given(administrators)
      .when(letAdministratorGo({ userId: ana, by: ana }))
      .rejected('NOT_ALLOWED');
  });
  test('may take somebody back, who then counts again', () => {
    given(administrators, gone(luis))
      .when(takeAdministratorBack(luis))
      .then({ type: 'AdministratorTakenBack', data: { userId: luis } });
    given(administrators).when(takeAdministratorBack(luis)).then();
  });
  test('is there after whatever five administrators do to each other', () => {
    const someone = fc.integer({ min: 1, max: 5 }).map(person);
    fc.assert(
      fc.property(fc.array(fc.tuple(someone, someone)), (attempts) => {
        let state = administrators.initial;
        for (const [by, userId] of attempts)
          try {
            for (const event of letAdministratorGo({ userId, by })(state, new Date()))
              state = administrators.evolve(state, event, testMetadata());
          } catch (error) {
            expect(error).toBeInstanceOf(Rejection);
          }
        expect(state.letGo.length).toBeLessThan(5);
      }),
    );
  });
});
