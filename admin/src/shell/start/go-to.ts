/** Addresses before the console's own router is there. */
import { consolePath } from '../../kit/providers/address.ts';

/** @param address the console's own, in place of the one that is open */
export const goTo = (address: string): void => window.history.replaceState(null, '', consolePath + address);
