/** How long a session lasts that nobody uses, in milliseconds (spec, console and platform, section 9: 1,800,000 ms). */
export const idleTime = 30 * 60_000;
