/** A file of which nothing can be read. */
import { rejectInput } from '@cotejo/core/kit/event-sourcing';

/** @throws Rejection (422) about the file as a whole */
export const unreadable = (message: string): never => rejectInput({ file: message });
