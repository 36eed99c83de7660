/** Runs one TypeScript entry on a fresh clone: `node local/run.mjs <file> [arguments]`. */
import { ensureDependencies } from './setup/dependencies.mjs';
import { requireSupportedNode } from './setup/node-version.mjs';
import { runTypeScript } from './setup/typescript.mjs';

requireSupportedNode();
const [entry, ...args] = process.argv.slice(2);
if (!entry) {
  process.stderr.write('Usage: node local/run.mjs <file.ts> [arguments]\n');
  process.exit(2);
}
ensureDependencies();
await runTypeScript(entry, args);
