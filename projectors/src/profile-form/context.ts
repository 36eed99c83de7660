/** The profile form: what visitors leave in it is deleted when its retention ends. */
import { type SubjectKeys } from '@cotejo/core/kit/personal-data';
import { type ProjectionContext } from '../kit/context.ts';
import { whenVisitorsDataIsOldThenDeleteKey } from './when-visitors-data-is-old-then-delete-key.ts';

type Parts = { readonly keys: Pick<SubjectKeys, 'erase'> };

export const profileFormContext = ({ keys }: Parts): ProjectionContext => ({
  name: 'profile-form',
  automations: [whenVisitorsDataIsOldThenDeleteKey(keys)],
});
