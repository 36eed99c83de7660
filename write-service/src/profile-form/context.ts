/** Profiles, registered: those that visitors fill in, and the lists of people that companies send. */
import { type WriteContext } from '../kit/context.ts';
import { publicForms } from '../kit/public/public-form.ts';
import { type PublicParts } from '../kit/public/public-parts.ts';
import { profileDataForm } from './profile-data-route.ts';
import { profilesFileRoute } from './profiles-file-route.ts';

export const profileFormContext = (parts: PublicParts): WriteContext => ({
  name: 'profile-form',
  routes: [publicForms(parts, 'profiles', [profileDataForm]), profilesFileRoute(parts)],
});
