/** Who may import whom. The table of design and folders, checked by a machine. */

const { builtinModules } = require('node:module');

const tests = '\\.(spec|e2e\\.spec|int\\.spec)\\.tsx?$|/testing/|/examples\\.tsx$';
const floors = 'core|projectors|write-service|read-service|admin';
/** What core offers: of each context and part of the kit its front doors, of the reference each table. */
const referenceTables = 'reference/(?!.*\\.spec\\.)[^/]+\\.ts$';
/** Folders of core's kit that need Node.js, a database or a network; everything else of core also runs in a browser. */
const serverKit =
  'children|command-handling|event-store|feed|jobs|limits|personal-data|service|testing|yielding';
/** The part of the public site that runs on the server. */
const publicServer = '^public-web/src/(main\\.ts|server/)';

/** Layers of the public site: each imports those before it. */
const siteLayers = [
  'kit',
  'domain',
  'api',
  'routing',
  'ui',
  'profile',
  'plans',
  'seo',
  'features',
  'app',
  'server',
];

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    never('resolvable', 'What is imported exists.', {}, { couldNotResolve: true }),
    never(
      'no-cycles',
      'Two files that need each other are one thing in two places.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    never(
      'core-stands-alone',
      'The domain knows nothing of what is built around it.',
      { path: '^core/', pathNot: tests },
      { path: '^(write-service|projectors|read-service|admin|public-web|local|bench|e2e|deploy|docs)/' },
    ),
    never(
      'services-share-only-core',
      'A service talks with another through events and HTTP, never through its code.',
      { path: '^(write-service|projectors|read-service|admin|public-web)/', pathNot: tests },
      {
        path: '^(write-service|projectors|read-service|admin|public-web|local|bench|e2e|deploy|docs)/',
        pathNot: '^$1/',
      },
    ),
    never(
      'core-through-its-front-doors',
      'A folder of core offers what stands in its index.ts, and to services what stands in its server.ts; the reference offers each of its tables.',
      {
        path: '^(write-service|projectors|read-service|admin|public-web|local|bench|e2e|deploy|docs)/',
        pathNot: tests,
      },
      { path: '^core/src/', pathNot: `^core/src/((kit/)?[^/]+/(index|server)\\.ts$|${referenceTables})` },
    ),
    never(
      'tests-share-what-is-for-tests',
      'Tests of others may also use what a context’s own tests are made of.',
      { path: '^(write-service|projectors|read-service|admin|public-web|local|bench|e2e|deploy|docs)/' },
      {
        path: '^core/src/',
        pathNot: `^core/src/((kit/)?[^/]+/((index|server)\\.ts$|testing/)|kit/testing/|${referenceTables})`,
      },
    ),
    never(
      'the-kit-knows-no-context',
      'The kit of a floor serves all contexts, and so knows none.',
      { path: `^(${floors})/src/kit/`, pathNot: tests },
      { path: '^$1/src/', pathNot: '^$1/src/kit/' },
    ),
    never(
      'kits-use-little-of-core',
      'Beside core’s kit, the reference, identity and descriptions of records, kits use what serves all contexts: how many records a bulk run takes, ' +
        'how a look is recorded, the texts of notifications, and decisions about parked streams.',
      { path: '^(write-service|projectors|read-service|admin)/src/kit/', pathNot: tests },
      {
        path: '^core/src/',
        pathNot:
          '^core/src/((kit|records|reference|identity)/|(bulk|notifications|projections)/index|audit/server)',
      },
    ),
    never(
      'parts-of-the-kit-through-their-front-doors',
      'Folders of core’s kit do not import each other’s insides.',
      { path: '^core/src/kit/([^/]+)/' },
      { path: '^core/src/kit/', pathNot: '^core/src/kit/($1/|testing/|[^/]+/index\\.ts$)' },
    ),
    never(
      'contexts-through-their-front-doors',
      'A folder beside the kit is a context. What it offers the others on its floor stands in its index.ts.',
      { path: `^(${floors})/src/((?!kit/|shell/|testing/)[^/]+)/`, pathNot: tests },
      {
        path: '^$1/src/',
        pathNot: `^$1/src/(kit/|$2/|[^/]+/(index\\.tsx?|server\\.ts)$|${referenceTables})`,
      },
    ),
    never(
      'contexts-do-not-know-who-registers-them',
      'Context and kit are found by the composition root, and don’t look for it.',
      { path: `^(${floors})/src/[^/]+/`, pathNot: `${tests}|^admin/src/shell/` },
      { path: '^$1/src/([^/]+\\.tsx?$|shell/)' },
    ),
    never(
      'one-way-to-the-event-store',
      'Only core/src/kit/event-store knows the client; local serves it and bench measures it.',
      {
        path: '^(core|write-service|projectors|read-service|admin|public-web)/',
        pathNot: `^core/src/kit/event-store/|${tests}`,
      },
      { path: 'node_modules/@eventstore/db-client' },
    ),
    never(
      'browsers-get-browser-safe-core',
      'What runs in a browser imports only the part of core that does.',
      { path: '^(admin|public-web)/', pathNot: `${publicServer}|${tests}` },
      {
        path: '^core/src/',
        pathNot: `^core/src/((kit/(?!${serverKit})[^/]+|(?!kit/)[^/]+)/index\\.ts$|${referenceTables})`,
      },
    ),
    never(
      'browser-safe-core-is-safe',
      'An index.ts of core, and what it brings along, runs in a browser; what needs Node.js stands behind a server.ts.',
      { path: `^core/src/((kit/(?!${serverKit})[^/]+|(?!kit/)[^/]+)/index\\.ts$|${referenceTables})` },
      { path: `^(node:)?(${builtinModules.join('|')})$`, reachable: true },
    ),
    never(
      'no-node-in-browsers',
      'Node.js modules do not exist in a browser, by whatever way they would get there.',
      { path: '^(admin/src/main|public-web/src/entry-client)\\.tsx$' },
      { path: `^(node:)?(${builtinModules.join('|')})$`, reachable: true },
    ),
    ...siteLayers
      .slice(0, -1)
      .map((layer, place) =>
        never(
          `${layer}-below-${siteLayers[place + 1]}-on-the-public-site`,
          'A layer of the public site does not know those above it, not even their types.',
          { path: `^public-web/src/${layer}/`, pathNot: tests },
          { path: `^public-web/src/(${siteLayers.slice(place + 1).join('|')})/` },
        ),
      ),
    never(
      'features-of-the-public-site-stand-alone',
      'A feature of the public site does not import another.',
      { path: '^public-web/src/features/([^/]+)/', pathNot: tests },
      { path: '^public-web/src/features/', pathNot: '^public-web/src/features/$1/' },
    ),
    never(
      'tests-are-nobodys-dependency',
      'What only tests need stays in tests; benches measure with the same files and worlds.',
      { pathNot: `${tests}|^bench/` },
      { path: `^[^/]+/src/.*(\\.spec\\.tsx?$|/testing/)`, pathNot: 'node_modules' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[^/]+/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
