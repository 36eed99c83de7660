/** A password that somebody chose: what is asked of it, whichever way it was chosen. */
import { unlessErased } from '@cotejo/core/kit/event-sourcing';
import { mustBePasswordForm, type RegisteredUser } from '@cotejo/core/users';
import { mustBeHardToGuess, rejectOldPassword } from '@cotejo/core/users/server';
import { isPassword } from './passwords.ts';

/** @throws Rejection (422) for the field `next`: of a wrong form, one of the last, or guessed at once */
export const mustBeGoodChoice = async (
  { passwords, name, email }: RegisteredUser,
  next: string,
): Promise<void> => {
  mustBePasswordForm(next);
  for (const { hash } of passwords) if (await isPassword(unlessErased(hash), next)) rejectOldPassword();
  mustBeHardToGuess(next, { name: unlessErased(name) ?? '', email: unlessErased(email) ?? '' });
};
