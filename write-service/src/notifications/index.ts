/** Notifications on the write side: what people have read. */
export { inboxAggregate } from './inbox-commands.ts';
