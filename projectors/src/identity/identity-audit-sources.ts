/** Users and their sessions in the audit: what each event is listed as, what its row tells, and whose it is. */
import { type SessionEvent, sessionEvents } from '@cotejo/core/identity';
import { idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { userEvents } from '@cotejo/core/users';
import { type AuditSource, auditSource } from '../kit/audit-source.ts';

/** The user of a session; while somebody acts in it as another, that other one. */
const userIn = ({
  type,
  data,
  metadata: { actor },
  stream,
}: SessionEvent & Pick<Recorded, 'metadata' | 'stream'>) => {
  if (type === 'SessionStarted' || type === 'ActingStarted') return data.userId;
  if (actor.kind !== 'user') return idOfStream(stream);
  return type === 'ActingEnded' ? (actor.onBehalfOf ?? actor).id : actor.id;
};

export const identityAuditSources: readonly AuditSource[] = [
  auditSource({
    category: 'user',
    events: userEvents,
    resource: 'users',
    kinds: {
      UserRegistered: 'user',
      PasswordSet: 'user',
      PasswordLinkAsked: 'user',
      UserDisabled: 'user',
      UserEnabled: 'user',
      UserRolesChanged: 'user',
      UserTeamChanged: 'user',
      UserCompaniesChanged: 'user',
      UserPaused: 'user',
      UserResumed: 'user',
      UserApprovalAsked: 'user',
      UserApprovalGiven: 'user',
      UserApprovalDeclined: 'user',
      UserApprovalWithdrawn: 'user',
      UserApprovalLapsed: 'user',
    },
    tells: {
      UserRegistered: ['roles', 'countries'],
      PasswordSet: ['oneTime'],
      PasswordLinkAsked: ['purpose'],
      UserRolesChanged: ['roles', 'countries'],
      UserTeamChanged: ['executiveIds'],
      UserPaused: ['reasonId', 'until', 'automatic'],
      UserApprovalAsked: ['what', 'roles', 'countries', 'endsAt'],
    },
    ownerOf: ({ stream }) => idOfStream(stream),
  }),
  auditSource({
    category: 'session',
    events: sessionEvents,
    resource: 'sessions',
    kinds: {
      SessionStarted: 'session',
      // Every few minutes, by the browser.
      SessionRefreshed: null,
      SessionEnded: 'session',
      ActingStarted: 'acting',
      ActingEnded: 'acting',
    },
    tells: { SessionEnded: ['reason'], ActingStarted: ['until'], ActingEnded: ['reason'] },
    recordOf: (event) => ({ aggregate: 'users', id: userIn(event) }),
  }),
];
