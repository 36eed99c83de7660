/** All that react-admin and the pieces of the kit say, in Spanish. */
import { common } from './common.ts';
import { lists } from './lists.ts';
import { raInterface } from './ra-interface.ts';
import { raMessages } from './ra-messages.ts';

export const kitMessages = { ra: { ...raInterface, ...raMessages }, cotejo: { ...common, lists } };
