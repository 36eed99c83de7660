/** The profiles that visitors fill in, and the lists of people that companies send. */
export { profileDataRoute } from './profile-data-route.ts';
export { profilesFileRoute } from './profiles-file-route.ts';
