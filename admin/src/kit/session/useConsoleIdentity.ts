/** Who is logged in, with roles and countries. */
import { useGetIdentity } from 'react-admin';
import { type ConsoleIdentity } from '../providers/auth-provider.ts';

export const useConsoleIdentity = (): ConsoleIdentity | undefined =>
  useGetIdentity().identity as ConsoleIdentity | undefined;
