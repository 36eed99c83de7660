/** What visitors leave behind is kept for as long as was said when they did: then nobody can read it any more, backups included. */
import { idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type ProfileCaptureEvent, profileCaptureEvents } from '@cotejo/core/profile-form';
import { type SharedLinkEvent, sharedLinkEvents } from '@cotejo/core/sharing';
import { type Automation } from '../kit/automation/index.ts';

const endOf = ({ type, data }: ProfileCaptureEvent | SharedLinkEvent): string =>
  type === 'ProfileCaptured' ? data.keptUntil : data.until;

/** A link that is changed is good for longer: a later end takes the place of an earlier one. */
export const whenVisitorsDataIsOldThenDeleteKey: Automation = {
  name: 'when-visitors-data-is-old-then-delete-key',
  version: 1,
  handles: { profileCapture: profileCaptureEvents, sharedLink: sharedLinkEvents },
  react: async (events) =>
    (events as readonly Recorded<ProfileCaptureEvent | SharedLinkEvent>[]).map((because) => ({
      kind: 'plan',
      deed: 'delete-key',
      about: idOfStream(because.stream),
      because,
      at: new Date(endOf(because)),
    })),
  deeds: { 'delete-key': ({ about }, { keys }) => keys.erase(about) },
};
