/** `npm start`: the whole platform on a machine that has only Node.js. */
import { ensureDependencies } from './setup/dependencies.mjs';
import { requireSupportedNode } from './setup/node-version.mjs';
import { runTypeScript } from './setup/typescript.mjs';

requireSupportedNode();
ensureDependencies();
await runTypeScript('local/src/platform/main.ts', process.argv.slice(2));
