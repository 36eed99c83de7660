/** `npm test`: everything that must hold, from the format of a line to the platform in a real browser. */
import { ensureDependencies } from './setup/dependencies.mjs';
import { requireSupportedNode } from './setup/node-version.mjs';
import { runSteps } from './setup/steps.mjs';

requireSupportedNode();
ensureDependencies();

const npm = (script) => ['npm', 'run', '--silent', script];
// What stands in one row runs side by side, one per core; what measures time or fills the machine runs alone.
const succeeded = await runSteps([
  [
    { name: 'lint', command: npm('check:lint') },
    { name: 'types', command: npm('check:types') },
  ],
  [
    { name: 'format', command: npm('check:format') },
    { name: 'import rules', command: npm('check:imports') },
  ],
  [{ name: 'unit tests', command: npm('test:unit') }],
  [{ name: 'integration tests', command: npm('test:int') }],
  [{ name: 'browser tests', command: npm('test:e2e') }],
]);
process.exit(succeeded ? 0 : 1);
