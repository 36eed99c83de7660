/** Where the console lives in the one origin, and its page that mails lead to. */
export const consolePath = '/console';

/** Opened by the link of a mail; the link's secret follows as the fragment, which browsers send to no server. */
export const passwordLinkPage = '/password-link';
