/** The feed: the one way in which anything follows the log. */
export { feed, type FeedItem, type FeedOptions } from './feed.ts';
export { sharedLog } from './shared-log.ts';
