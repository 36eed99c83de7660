/** The parts of every service: configuration, a server, problem documents, an orderly end. */
export { atMost, holdTurn, type Turns } from './at-most.ts';
export { builtVersion } from './built-version.ts';
export { clientNetwork } from './client-network.ts';
export { countryHeader, countryOfRequest, siteVersionHeader } from './country.ts';
export { readConfig, variables } from './config.ts';
export { onlyUsed, refusals, standOnce, withoutWhatTypesSay } from './documentation.ts';
export { httpService, type Readiness } from './http-service.ts';
export { takeJsonBodies } from './json-bodies.ts';
export { onEnd } from './lifetime.ts';
export { listenAt } from './listen.ts';
export { watchMethods } from './other-methods.ts';
export { isOutage } from './outage.ts';
export {
  answerOnSocket,
  malformedRequest,
  type RawAnswer,
  rawProblem,
  refusalOf,
  refuseConnection,
  refuseExpectations,
} from './refused-connections.ts';
export { storesAnswer } from './stores-answer.ts';
export { answerTo, HttpProblem, internal, problem, sentProblem } from './problem.ts';
export { Counter, Gauge, Histogram, Registry } from 'prom-client';
