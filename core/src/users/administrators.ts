/**
 * The administrators who were let go, in one stream for all: whoever lets one go must not be among them. So the last one
 * stays, even when two let each other go at the same moment.
 */
import { z } from 'zod';
import {
  type Decider,
  type Decision,
  type EventOf,
  events,
  rejectActor,
  unreachable,
} from '../kit/event-sourcing/index.ts';

// Stream
export const administratorsStream = (house: string): string => `administrators-${house}`;
/** There is one house. */
export const theHouse = 'house';

// Events
export const administratorsEvents = events({
  AdministratorLetGo: z
    .object({ userId: z.uuid() })
    .describe('An administrator is about to be disabled or to lose the role.'),
  AdministratorTakenBack: z
    .object({ userId: z.uuid() })
    .describe('Somebody who was let go is an administrator again.'),
});
export type AdministratorsEvent = EventOf<typeof administratorsEvents>;

// State
export type Administrators = { readonly letGo: readonly string[] };

export const administrators: Decider<Administrators, AdministratorsEvent> = {
  stream: administratorsStream,
  events: administratorsEvents,
  initial: { letGo: [] },
  evolve({ letGo }, event) {
    const { userId } = event.data;
    const others = letGo.filter((id) => id !== userId);
    switch (event.type) {
      case 'AdministratorLetGo':
        return { letGo: [...others, userId] };
      case 'AdministratorTakenBack':
        return { letGo: others };
      default:
        return unreachable(event);
    }
  },
};

// Decisions
type AdministratorsDecision = Decision<Administrators, AdministratorsEvent>;

/** @param by the administrator who decides it; somebody else @throws Rejection `NOT_ALLOWED` */
export const letAdministratorGo =
  ({ userId, by }: { userId: string; by: string }): AdministratorsDecision =>
  ({ letGo }) => {
    if (by === userId || letGo.includes(by)) return rejectActor('Siempre queda al menos un administrador.');
    return letGo.includes(userId) ? [] : [{ type: 'AdministratorLetGo', data: { userId } }];
  };

export const takeAdministratorBack =
  (userId: string): AdministratorsDecision =>
  ({ letGo }) =>
    letGo.includes(userId) ? [{ type: 'AdministratorTakenBack', data: { userId } }] : [];
