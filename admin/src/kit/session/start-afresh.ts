/** Loads the console anew, at its start: another person is here, and nothing of the one before may stay. */
import { consolePath } from '../providers/address.ts';

export const startAfresh = (): void => window.location.assign(`${consolePath}/`);
