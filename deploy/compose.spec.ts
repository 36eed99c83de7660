/** What can be known of production's parts without an engine that runs them. */
import { existsSync } from 'node:fs';
import { inRepository } from '../local/src/build/index.ts';
import { serviceTargets, siteTargets } from '../local/src/build/targets.ts';
import { describe, expect, test } from 'vitest';
import { pdfMemory } from '../read-service/src/kit/pdf/pdf-writer.ts';
import { tableReaders } from '../write-service/src/kit/tables/read-table.ts';
import { readCompose, wantedVariables } from './testing/compose.ts';
import { dockerStages, valueIn } from './testing/dockerfile.ts';
import {
  clusterEnvironment,
  exampleEnvironment,
  exampleValues,
  explainedVariables,
  madeSecrets,
} from './testing/environment.ts';

const compose = readCompose(exampleEnvironment());
const services = Object.entries(compose.services);
const built = services.filter(([, { build }]) => build);

describe('docker-compose.yml', () => {
  test('refers only to networks, volumes, secrets and services that it has', () => {
    for (const [name, service] of services) {
      for (const network of service.networks) expect(compose.networks, name).toHaveProperty(network);
      for (const secret of service.secrets ?? []) expect(compose.secrets, name).toHaveProperty(secret);
      for (const other of Object.keys(service.depends_on ?? {}))
        expect(compose.services, name).toHaveProperty(other);
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('.')) expect(existsSync(inRepository(source)), volume).toBe(true);
        else expect(compose.volumes, name).toHaveProperty(source);
      }
    }
  });

  test('lets in from outside only at the proxy, and only the proxy has a way out', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy']);
    const open = Object.keys(compose.networks).filter((name) => !compose.networks[name]?.internal);
    expect(services.filter(([, { networks }]) => networks.some((name) => open.includes(name)))).toHaveLength(
      1,
    );
    expect(compose.services['proxy']?.networks).not.toContain('stores');
  });

  test.each(services)(
    '%s runs without privileges, on a file system that it cannot change, within limits',
    (name, service) => {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      const user = service.user ?? valueIn(service.build?.target ?? '', 'USER');
      expect(user, name).toMatch(/^(node|[1-9]\d*:[1-9]\d*)$/);
    },
  );

  test.each(services.filter(([, { restart }]) => restart !== 'no'))(
    '%s comes back after a crash and says how it is',
    (_, service) => {
      expect(service.restart).toBe('unless-stopped');
      expect(service.healthcheck).toBeDefined();
    },
  );

  test('waits only for services that say how they are', () => {
    for (const [, { depends_on = {} }] of services)
      for (const [other, { condition }] of Object.entries(depends_on))
        if (condition === 'service_healthy')
          expect(compose.services[other]?.healthcheck, other).toBeDefined();
        else expect(compose.services[other]?.restart, other).toBe('no');
  });

  test.each([
    ['proxy', 'proxy-bodies:/tmp'],
    ['write-service', 'uploads:/tmp'],
  ])('keeps what people send to %s on disk, and not in the memory of its container', (service, volume) =>
    expect(compose.services[service]).toMatchObject({ tmpfs: [], volumes: [volume] }),
  );

  describe('has room for all memory that may be taken at once by', () => {
    const megabytes = (service: string): number => {
      const [, number, unit] = /^(\d+)([MG])$/.exec(
        compose.services[service]!.deploy.resources.limits.memory,
      )!;
      return Number(number) * (unit === 'G' ? 1_024 : 1);
    };
    const limitIn = (service: string, flag: string): number =>
      Number(new RegExp(`--${flag}=(\\d+)`).exec(valueIn(service, 'CMD')!)![1]);
    // Program, four threads that hash passwords or unpack, and eight files of 10 MB that are stored.
    const besideHeap = 192;
    const ofService = (service: string): number =>
      limitIn(service, 'max-old-space-size') + 3 * limitIn(service, 'max-semi-space-size') + besideHeap;
    // V8 goes beyond its limit in the midst of a step: measured in decision 0128.
    const reckoned = (limit: number): number => 2 * limit + 32;

    test('the write service and the processes that read tables', () => {
      const readers = Object.values(tableReaders).map(({ atOnce, memory }) => atOnce * reckoned(memory));
      const all = readers.reduce((sum, one) => sum + one, ofService('write-service'));
      expect(all).toBeLessThanOrEqual(megabytes('write-service'));
    });

    test('the read service and the thread that writes PDFs', () =>
      expect(ofService('read-service') + reckoned(pdfMemory.maxOldGenerationSizeMb)).toBeLessThanOrEqual(
        megabytes('read-service'),
      ));
  });

  test('keeps a second projector ready to take over', () => {
    expect(compose.services['projectors']?.deploy.replicas).toBe(2);
  });
});

describe('three nodes of the event store', () => {
  const cluster = readCompose({ ...exampleEnvironment(), ...clusterEnvironment() });
  const nodes = Object.entries(cluster.services).filter(([name]) => name.startsWith('event-store'));
  const addresses = nodes.map(([name]) => `${name}:2113`);
  const serviceUrls = ({ services: all }: typeof compose) =>
    Object.values(all).flatMap(({ environment }) => environment?.['EVENT_STORE_URL'] ?? []);

  test('are one unless the profile is chosen', () => {
    expect(nodes.map(([, { profiles }]) => profiles)).toEqual([undefined, ['cluster'], ['cluster']]);
    expect(clusterEnvironment()['COMPOSE_PROFILES']).toBe('cluster');
    expect(compose.services['event-store']?.environment).toMatchObject({
      EVENTSTORE_CLUSTER_SIZE: '1',
      EVENTSTORE_GOSSIP_SEED: 'event-store:2113',
    });
    expect(new Set(serviceUrls(compose))).toEqual(new Set(['esdb://event-store:2113?tls=false']));
  });

  test('stand behind the one connection string of every service', () => {
    expect(addresses).toHaveLength(3);
    expect(serviceUrls(cluster)).toHaveLength(3);
    expect(new Set(serviceUrls(cluster))).toEqual(new Set([`esdb://${addresses.join(',')}?tls=false`]));
  });

  test.each(nodes)('%s knows itself and the others, and has a log of its own', (name, node) => {
    expect(node.environment).toMatchObject({
      EVENTSTORE_CLUSTER_SIZE: '3',
      EVENTSTORE_GOSSIP_SEED: addresses.filter((address) => address !== `${name}:2113`).join(','),
      EVENTSTORE_NODE_HOST_ADVERTISE_AS: name,
      EVENTSTORE_REPLICATION_HOST_ADVERTISE_AS: name,
    });
    expect(node.volumes).toEqual([`${name}:/var/lib/eventstore`]);
  });

  test.each(nodes)(
    '%s is of a version that was published as open source, and comes back after exit code 0',
    (_, node) => {
      expect(node.image).toMatch(/^eventstore\/eventstore:24\.[26]\.\d+-/);
      expect(['always', 'unless-stopped']).toContain(node.restart);
    },
  );
});

describe('.env.example', () => {
  const unique = (names: string[]) => [...new Set(names)].sort();
  const wanted = (required: boolean) =>
    unique(wantedVariables().flatMap((variable) => (variable.required === required ? [variable.name] : [])));

  test('explains every variable that docker-compose.yml wants, and no other', () => {
    const { required, optional } = explainedVariables();
    expect(required.sort()).toEqual(wanted(true));
    // Compose itself reads the choice of profiles.
    expect(optional.sort()).toEqual([...wanted(false), 'COMPOSE_PROFILES'].sort());
  });

  test('has no value that works', () => {
    expect(Object.values(exampleValues()).filter(Boolean)).toEqual([]);
  });

  test('can have its secrets made, other ones each time', () => {
    const [first, second] = [madeSecrets(), madeSecrets()];
    const { required } = explainedVariables();
    const secrets = required.filter((name) => /PASSWORD|KEY$/.test(name) && name !== 'TLS_KEY');
    expect(Object.keys(first).sort()).toEqual(secrets.sort());
    for (const name of secrets) expect(first[name]).not.toBe(second[name]);
  });
});

describe('deploy/Dockerfile', () => {
  const stages = dockerStages();

  test.each(built)('%s has an image of its own', (_, { build }) => {
    expect(stages.map(({ name }) => name)).toContain(build?.target);
    expect(existsSync(inRepository(build?.dockerfile ?? ''))).toBe(true);
  });

  test('copies from stages that it has, and from the repository what is there', () => {
    for (const { instructions } of stages)
      for (const [, rest] of instructions.filter(([keyword]) => keyword === 'COPY')) {
        const [from] = /(?<=--from=)\S+/.exec(rest) ?? [];
        const [source = ''] = rest.replace(/--from=\S+ /, '').split(' ');
        if (from) expect(stages.map(({ name }) => name)).toContain(from);
        else expect(existsSync(inRepository(source)), source).toBe(true);
      }
  });

  test('copies what the build makes, from where the build puts it', () => {
    const outputs = [
      ...serviceTargets.map(({ output }) => output),
      ...siteTargets.map(({ folder, output }) => `${folder}/${output}`),
    ];
    const copied = stages.flatMap(({ instructions }) =>
      instructions.flatMap(([, rest]) => /^--from=build \/app\/(\S+)/.exec(rest)?.[1] ?? []),
    );
    expect(copied.length).toBeGreaterThan(0);
    for (const folder of copied)
      expect(
        outputs.some((output) => output.startsWith(folder)),
        folder,
      ).toBe(true);
  });

  test('knows every workspace, or npm ci would refuse', async () => {
    const { default: root } = await import('../package.json', { with: { type: 'json' } });
    const [manifests] = stages;
    for (const workspace of root.workspaces)
      expect(manifests?.instructions).toContainEqual(['COPY', `${workspace}/package.json ${workspace}/`]);
  });
});
