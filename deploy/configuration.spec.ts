/** Each service is given the variables that it reads, no more and no fewer. */
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { nodesIn, sourcesIn } from '../local/src/event-catalogue/sources.ts';
import { readCompose } from './testing/compose.ts';
import { valueIn } from './testing/dockerfile.ts';
import { exampleEnvironment } from './testing/environment.ts';

const compose = readCompose(exampleEnvironment());

/** The names that stand in the object given to `readConfig`: directly, as a constant of the service, or spread from one. */
const read = (service: string): string[] => {
  const trees = sourcesIn(`${service}/src`).flatMap(({ tree }) => [...nodesIn(tree)]);
  const constants = trees.filter(ts.isVariableDeclaration);
  const namesIn = (node: ts.Node | undefined): string[] => {
    if (node && ts.isIdentifier(node))
      return namesIn(constants.find(({ name }) => name.getText() === node.text)?.initializer);
    if (!node || !ts.isObjectLiteralExpression(node)) return [];
    return node.properties.flatMap((property) =>
      ts.isSpreadAssignment(property) ? namesIn(property.expression) : property.name.getText(),
    );
  };
  const call = trees
    .filter(ts.isCallExpression)
    .find(({ expression }) => expression.getText() === 'readConfig');
  return namesIn(call?.arguments[0]);
};

/** What has a good value for production when nothing is said. */
const optional: Readonly<Record<string, readonly string[]>> = {
  'write-service': ['PUBLIC_LEADS_PER_MINUTE', 'PASSWORD_DAYS'],
  projectors: ['MOST_PARKED', 'MAIL_FOLDER'],
};

describe.each(['write-service', 'projectors', 'read-service', 'public-web'])('%s', (service) => {
  const given = Object.keys(compose.services[service]?.environment ?? {});

  test('gets every variable that it reads, and none that it does not', () => {
    expect(read(service)).toContain('PORT');
    expect([...given, ...(optional[service] ?? [])].sort()).toEqual(read(service).sort());
  });

  test('listens where its health check and the proxy look for it', () => {
    const [, port] = /PORT=(\d+)/.exec(valueIn(service, 'ENV') ?? '') ?? [];
    expect(compose.services[service]?.environment).toMatchObject({ HOST: '0.0.0.0', PORT: port });
  });
});
