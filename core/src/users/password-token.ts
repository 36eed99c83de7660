/** The secret of a password's link: derived under the index key when it is mailed and when it is checked, and kept nowhere. */
import { isSecretCode, secretCode } from '../kit/personal-data/index.ts';
import { type PasswordLink, type User } from './user.ts';

const purpose = 'password link';
const valueOf = (userId: string, linkId: string): string => `${userId} ${linkId}`;

const form = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{1,100})$/;

/** @returns the user's id and the secret, in characters that need no escape in an address */
export const passwordToken = (indexKey: Buffer, userId: string, linkId: string): string =>
  `${userId}.${secretCode(indexKey, purpose, valueOf(userId, linkId))}`;

/** @returns the user that it says it is for, and the secret; nothing for another form */
export const readPasswordToken = (token: string): { userId: string; secret: string } | undefined => {
  const [, userId, secret] = form.exec(token) ?? [];
  return userId && secret ? { userId, secret } : undefined;
};

/** @returns the one of the user's links whose secret it is, also one whose time is over */
export const linkOfSecret = (
  indexKey: Buffer,
  userId: string,
  user: User,
  secret: string,
): PasswordLink | undefined =>
  user.status === 'active'
    ? user.passwordLinks.find(({ id }) => isSecretCode(indexKey, purpose, valueOf(userId, id), secret))
    : undefined;
