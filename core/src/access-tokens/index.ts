/** Access tokens: signed by one service, checked by each. */
export {
  type AccessTokens,
  accessTokens,
  type SignedIn,
  tokenVerifier,
  type Verified,
  type VerifyToken,
} from './access-tokens.ts';
export { bearer } from './bearer.ts';
