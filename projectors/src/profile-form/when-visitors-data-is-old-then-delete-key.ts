/** Deletes the key of what visitors leave behind when its retention ends; then no copy of it is readable, backups included. */
import { idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type ProfileCaptureEvent, profileCaptureEvents } from '@cotejo/core/profile-form';
import { type SharedLinkEvent, sharedLinkEvents } from '@cotejo/core/sharing';
import { type SubjectKeys } from '@cotejo/core/kit/personal-data';
import { type Automation } from '../kit/automation/index.ts';

const endOf = ({ type, data }: ProfileCaptureEvent | SharedLinkEvent): string =>
  type === 'ProfileCaptured' ? data.keptUntil : data.until;

/** A changed link is kept for longer: its later end replaces the earlier one. */
export const whenVisitorsDataIsOldThenDeleteKey = (keys: Pick<SubjectKeys, 'erase'>): Automation => ({
  name: 'when-visitors-data-is-old-then-delete-key',
  version: 2,
  handles: { profileCapture: profileCaptureEvents, sharedLink: sharedLinkEvents },
  react: async (events) =>
    (events as readonly Recorded<ProfileCaptureEvent | SharedLinkEvent>[]).map((because) => ({
      kind: 'plan',
      handler: 'delete-key',
      target: idOfStream(because.stream),
      because,
      at: new Date(endOf(because)),
    })),
  handlers: { 'delete-key': ({ target }) => keys.erase(target) },
});
