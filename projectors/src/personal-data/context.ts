/** Personal data: the keys of erased people are deleted. */
import { type SubjectKeys } from '@cotejo/core/kit/personal-data';
import { type ProjectionContext } from '../kit/context.ts';
import { whenSubjectErasedThenDeleteKey } from './when-subject-erased-then-delete-key.ts';

type Parts = { readonly keys: Pick<SubjectKeys, 'erase'> };

export const personalDataContext = ({ keys }: Parts): ProjectionContext => ({
  name: 'personal-data',
  automations: [whenSubjectErasedThenDeleteKey(keys)],
});
