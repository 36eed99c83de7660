import { expect, test } from 'vitest';
import { catalogueCommandPermission } from '@cotejo/core/catalogue';
import { catalogueResources } from './resources.ts';

const commands = Object.keys(catalogueCommandPermission);

test.each(Object.entries(catalogueResources))(
  'what was done with %s is told in Spanish by those who did it',
  (_, { command }) => expect(Object.keys(command.names).sort()).toEqual([...commands].sort()),
);
