/** Access tokens: signed by one service, checked by each. */
export {
  type AccessTokens,
  accessTokens,
  type Epochs,
  type SignedIn,
  tokenVerifier,
  type VerifyToken,
} from './access-tokens.ts';
export { bearer } from './bearer.ts';
export { guardRoutes } from './guarded-routes.ts';
export { type FindOutdated, isOutdated, onceAMoment, onlyCurrent } from './outdated.ts';
