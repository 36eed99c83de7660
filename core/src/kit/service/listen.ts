/** Where a service listens, and how many may wait at its door. */

/**
 * Connections that wait to be taken, while a service computes. Beyond it the kernel turns clients away without an answer; Node's
 * own 511 is less than one burst of a thousand requests. The system's `net.core.somaxconn` (4,096 since Linux 5.4) is above all.
 */
const backlog = 4_096;

/** Fastify's listen options from the variables that every service has. */
export const listenAt = ({ HOST, PORT }: { readonly HOST: string; readonly PORT: number }) => ({
  host: HOST,
  port: PORT,
  backlog,
});
