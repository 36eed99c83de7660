/** Access tokens: signed by one service, checked by each. */
export {
  type AccessTokens,
  accessTokens,
  type Epochs,
  type SignedIn,
  tokenLifetime,
  tokenVerifier,
  type VerifyToken,
} from './tokens/access-tokens.ts';
export { bearer } from './tokens/bearer.ts';
export { guardRoutes } from './tokens/guarded-routes.ts';
export { type FindOutdated, isOutdated, onceAMoment, onlyCurrent } from './tokens/outdated.ts';
