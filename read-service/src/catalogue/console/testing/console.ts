/** A read side whose catalogue a staff works at, for tests of the console's queries. */
import { expect } from 'vitest';
import { organization, organizationNumber, registerOrganization } from '@cotejo/core/organizations';
import {
  type Answer,
  type Colleague,
  colleague,
  createReadWorld,
  type ReadWorld,
} from '../../../testing/read-world.ts';

export const administrator = colleague('Julián Cárdenas', 'ADMINISTRADOR', ['PE']);
export const backoffice = colleague('Carla Rojas', 'BACKOFFICE', ['PE']);
export const ofChile = colleague('Matías Soto', 'GERENTE', ['CL']);
export const executive = colleague('Rosa Medina', 'EJECUTIVO', ['PE']);
export const afterSales = colleague('Lucía Paz', 'POSTVENTA', ['PE']);

/** As the one who sends a command in Peru. */
export const byAdministrator = {
  country: 'PE',
  actor: { kind: 'user', id: administrator.id, role: 'ADMINISTRADOR' },
} as const;

type Row = Readonly<Record<string, unknown>>;
export type CatalogueConsole = {
  /** Sends a command; what is read afterwards has its effect. */
  readonly send: ReadWorld['send'];
  /** A query under `/api/console`, of the administrator where nobody else is named. */
  readonly read: (path: string, staff?: Colleague) => Promise<Answer>;
  /** The rows of a list, which has to answer 200. */
  readonly rowsOf: (resource: string, filter?: object, staff?: Colleague) => Promise<readonly Row[]>;
  /** Their ids. */
  readonly idsOf: (resource: string, filter?: object, staff?: Colleague) => Promise<readonly unknown[]>;
  readonly end: () => Promise<void>;
};

/** Opens it with its staff and nothing in the catalogue; end it after the tests. */
export async function openCatalogueConsole(): Promise<CatalogueConsole> {
  const world = await createReadWorld();
  await world.hire(administrator, backoffice, executive, ofChile, afterSales);
  let position = '0';
  const send: CatalogueConsole['send'] = async (...sent) => {
    const handled = await world.send(...sent);
    position = String(handled.position);
    return handled;
  };
  const read: CatalogueConsole['read'] = (path, staff = administrator) =>
    world.get(`/api/console/${path}`, staff, { 'x-min-position': position });
  const rowsOf: CatalogueConsole['rowsOf'] = async (resource, filter = {}, staff = administrator) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter) });
    const { status, body } = await read(`${resource}?${query.toString()}`, staff);
    expect(status, JSON.stringify(body)).toBe(200);
    return body as readonly Row[];
  };
  const idsOf: CatalogueConsole['idsOf'] = async (...asked) => (await rowsOf(...asked)).map(({ id }) => id);
  return { send, read, rowsOf, idsOf, end: () => world.end() };
}

export const insurer = organizationNumber('PE', 'Aseguradora');

/** Has the insurer whose plans the examples are. */
export const registerInsurer = ({ send }: CatalogueConsole): Promise<unknown> =>
  send(
    organization,
    String(insurer),
    registerOrganization({
      country: 'PE',
      type: 'ASEG',
      displayName: 'Aseguradora',
      organizationCode: 'A',
      url: 'Aseguradora',
      isDemo: true,
    }),
    { country: 'PE' },
  );
