/** A container's health check: the service says by itself whether it is of use. */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/readyz`, {
  signal: AbortSignal.timeout(4_000),
});
if (!answer.ok) throw new Error(await answer.text());
