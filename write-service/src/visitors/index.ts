/** Visitors: the profiles that they fill in, what they share by links, and the lists of people that companies send. */
export { openLinkRoute } from './open-link-route.ts';
export { profileDataRoute } from './profile-data-route.ts';
export { profilesFileRoute } from './profiles-file-route.ts';
export { sharingRoutes } from './sharing-routes.ts';
