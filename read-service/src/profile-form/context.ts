/** The form of a profile. */
import { type ReadContext } from '../kit/context.ts';
import { profileFormRoutes, type ProfileFormParts } from './routes.ts';

export const profileFormContext = (parts: ProfileFormParts): ReadContext => ({
  name: 'profile-form',
  routes: [profileFormRoutes(parts)],
});
