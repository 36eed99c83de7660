/** Who may import whom. The table of design and folders, checked by a machine. */

const { builtinModules } = require('node:module');

const tests = '\\.(spec|e2e\\.spec|int\\.spec)\\.tsx?$|/testing/';
const contexts =
  'leads|accounts|payments|subscriptions|collective|billing|catalogue|comparator|pricing|visitors|content|notifications|identity|audit|workspace';
/** Folders of core that run in a browser: they know no Node.js, no database and no network. */
const browserSafe =
  'leads|reference|validation|identity|catalogue|comparator|pricing|visitors|content|csv|text|event-sourcing';
/** The part of the public site that runs on the server. */
const publicServer = '^public-web/src/(main\\.ts|server/)';

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
      'What a context offers others stands in its index.ts.',
      {
        path: '^(write-service|projectors|read-service|admin|public-web|local|bench|e2e|deploy|docs)/',
        pathNot: tests,
      },
      { path: '^core/src/', pathNot: '^core/src/[^/]+/index\\.ts$' },
    ),
    never(
      'tests-share-what-is-for-tests',
      'Tests of others may also use what a context’s own tests are made of.',
      { path: '^(write-service|projectors|read-service|admin|public-web|local|bench|e2e|deploy|docs)/' },
      { path: '^core/src/', pathNot: '^core/src/[^/]+/(index\\.ts$|testing/)' },
    ),
    never(
      'contexts-of-core-through-their-front-doors',
      'Contexts do not import each other’s insides. (What tests share is no context.)',
      { path: '^core/src/([^/]+)/' },
      { path: '^core/src/', pathNot: '^core/src/($1/|testing/|[^/]+/index\\.ts$)' },
    ),
    never(
      'contexts-of-services-through-their-front-doors',
      'Contexts do not import each other’s insides, on any floor.',
      { path: `^(write-service|projectors|read-service|admin|public-web)/src/(${contexts})/` },
      { path: `^$1/src/(${contexts})/`, pathNot: `^$1/src/($2/|(${contexts})/index\\.tsx?$)` },
    ),
    never(
      'one-way-to-the-event-store',
      'Only core/src/event-store knows the client; local serves it and bench measures it.',
      {
        path: '^(core|write-service|projectors|read-service|admin|public-web)/',
        pathNot: `^core/src/event-store/|${tests}`,
      },
      { path: 'node_modules/@eventstore/db-client' },
    ),
    never(
      'browsers-get-browser-safe-core',
      'What runs in a browser imports only the part of core that does.',
      { path: '^(admin|public-web)/', pathNot: `${publicServer}|${tests}` },
      { path: '^core/src/', pathNot: `^core/src/(${browserSafe})/index\\.ts$` },
    ),
    never(
      'browser-safe-core-is-safe',
      'It imports no Node.js and nothing of core that is not safe itself; types leave no trace.',
      { path: `^core/src/(${browserSafe})/`, pathNot: tests },
      {
        path: '^core/src/',
        pathNot: `^core/src/(${browserSafe})/`,
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'no-node-in-browsers',
      'Node.js modules do not exist in a browser, by whatever way they would get there.',
      { path: '^(admin/src/main|public-web/src/entry-client)\\.tsx$' },
      { path: `^(node:)?(${builtinModules.join('|')})$`, reachable: true },
    ),
    never(
      'no-node-in-browser-safe-core',
      'What may run in a browser does not count on Node.js.',
      { path: `^core/src/(${browserSafe})/`, pathNot: tests },
      { dependencyTypes: ['core'], dependencyTypesNot: ['type-only'] },
    ),
    never(
      'tests-are-nobodys-dependency',
      'What only tests need stays in tests.',
      { pathNot: tests },
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
