/** The feed: the one way in which anything follows the log. */
export { feed, type Feed, type FeedItem, type FeedOptions, type FeedStatus } from './feed.ts';
export { sharedLog } from './shared-log.ts';
