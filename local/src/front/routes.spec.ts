/** Every request has one place that answers it. */
import { describe, expect, test } from 'vitest';
import { destinationOf } from './routes.ts';

describe('the route table', () => {
  test.each([
    ['GET', '/', 'public-web'],
    ['GET', '/seguros/auto?marca=kia', 'public-web'],
    ['GET', '/apis', 'public-web'],
    ['POST', '/consoleta', 'public-web'],
    ['GET', '/console', 'console'],
    ['GET', '/console?x=/api', 'console'],
    ['GET', '/console/leads/6f', 'console'],
    ['GET', '/api/console/leads?filter=%7B%7D', 'read-service'],
    ['HEAD', '/api/console/leads', 'read-service'],
    ['POST', '/api/solicitarplans', 'write-service'],
    ['POST', '/api/commands/leads/6f/change-status', 'write-service'],
    ['DELETE', '/api/commands/leads/6f', 'write-service'],
    ['POST', '/api/auth/login', 'write-service'],
    ['GET', '/api/auth/me', 'write-service'],
    ['POST', '/api/live/tickets', 'read-service'],
    ['POST', '/api/console/exports', 'read-service'],
    ['POST', '/api/files?name=a.pdf', 'write-service'],
    ['POST', '/api/catalogue/imports?country=CL', 'write-service'],
    ['POST', '/api/catalogue/documents?product=Uno', 'write-service'],
    ['POST', '/api/catalogue/pictures', 'write-service'],
    ['GET', '/api/pictures/1', 'read-service'],
    ['GET', '/api/live', 'read-service'],
    ['POST', '/api/insurance/compare/metadata', 'read-service'],
    ['POST', '/api/buscarplanes/compare/metadataPlanesPersonas', 'read-service'],
    ['POST', '/api/buscarplanes/comparator-url', 'write-service'],
    ['GET', '/api/docs', 'read-service'],
    ['GET', '/api/docs/static/index.html', 'read-service'],
    ['GET', '/api/docs/write.json', 'write-service'],
    ['POST', '/api/insurance/processProfilesWithExcel', 'write-service'],
    ['PUT', '/api/buscarplanes/sharedinsurance', 'write-service'],
    ['POST', '/api/buscarplanes/comparator-url', 'write-service'],
    ['GET', '/cdn-cgi/trace', 'read-service'],
    ['GET', '/cdn-cgi/tracer', 'public-web'],
    ['GET', '/healthz', 'front'],
    ['GET', '/readyz', 'front'],
    ['GET', '/healthz-of-pets', 'public-web'],
  ])('%s %s is answered by %s', (method, url, destination) => {
    expect(destinationOf(method, url)).toBe(destination);
  });

  test.each(['http://elsewhere/api', '*', ''])(
    'a target that is not a path (%j) belongs to nobody',
    (url) => {
      expect(destinationOf('GET', url)).toBeUndefined();
    },
  );
});
