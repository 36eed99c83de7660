/** Answers to what waits for a second person's approval. */
import { reject } from '../kit/event-sourcing/index.ts';
import { type Approval } from './approval-events.ts';
import {
  type About,
  asStaff,
  firstPassword,
  type FirstPassword,
  type UserDecision,
} from './user-decisions.ts';
import { type RegisteredUser } from './user.ts';
import { type UserCommandName } from './allowed-user-commands.ts';
import { type UserEvent } from './user-events.ts';

/** Whom it is about, who answers, and what was on the screen of who answers. */
type Answer = About & { readonly requestId: string };

const isOver = ({ endsAt }: Approval, now: Date): boolean => Date.parse(endsAt) <= now.getTime();

const asAnswer = (
  command: UserCommandName,
  { requestId, ...about }: Answer,
  decide: (approval: Approval, user: RegisteredUser, now: Date) => readonly UserEvent[],
): UserDecision =>
  asStaff(command, about, (user, now) => {
    // There is one: `userRefusal` says so first.
    const approval = user.approval!;
    if (approval.requestId !== requestId)
      return reject('INVALID_TRANSITION', 'Este pedido ya no está pendiente: revisa el actual.');
    return decide(approval, user, now);
  });

/** Lets what waits take effect. Who has no password yet gets one for one use with it, or a link to choose one. */
export const approveUser = ({ hash, days, linkId, ...answer }: Answer & FirstPassword): UserDecision =>
  asAnswer('approve', answer, (approval, user, now) => {
    if (isOver(approval, now))
      return reject('INVALID_TRANSITION', 'Venció sin respuesta: se puede pedir de nuevo.');
    const { requestId, askedBy, what, roles, countries } = approval;
    const given: UserEvent = { type: 'UserApprovalGiven', data: { requestId, askedBy } };
    const password = firstPassword({ hash, days, linkId });
    switch (what) {
      case 'access': {
        const first = user.passwords.length === 0 ? password(user, now) : [];
        return [given, { type: 'UserEnabled', data: {} }, ...first];
      }
      case 'roles':
        return [given, { type: 'UserRolesChanged', data: { roles: [...roles], countries: [...countries] } }];
      case 'password':
        return [given, ...password(user, now)];
    }
  });

/** Says no to what waits. */
export const declineApproval = ({ reason, ...answer }: Answer & { reason: string }): UserDecision =>
  asAnswer('decline', answer, ({ requestId, askedBy }) => [
    { type: 'UserApprovalDeclined', data: { requestId, askedBy, reason } },
  ]);

/** Takes back what one asked for oneself. */
export const withdrawApproval = (answer: Answer): UserDecision =>
  asAnswer('withdraw-approval', answer, ({ requestId }) => [
    { type: 'UserApprovalWithdrawn', data: { requestId } },
  ]);

/** Ends a request that nobody answered in time. @param requestId of the one that is meant: another that was asked for later goes on */
export const lapseApproval =
  (requestId: string): UserDecision =>
  (user, now) => {
    const approval = user.status === 'unregistered' ? undefined : user.approval;
    if (approval?.requestId !== requestId || !isOver(approval, now)) return [];
    return [{ type: 'UserApprovalLapsed', data: { requestId, askedBy: approval.askedBy } }];
  };
