/** `npm test`: everything that must hold, from the format of a line to the platform in a real browser. */
import { ensureDependencies } from './setup/dependencies.mjs';
import { requireSupportedNode } from './setup/node-version.mjs';
import { useScratch } from './setup/scratch.mjs';
import { endWithSteps, runSteps } from './setup/steps.mjs';

requireSupportedNode();
ensureDependencies();
useScratch();
endWithSteps();

const step = (name, script) => ({ name, command: ['npm', 'run', '--silent', script] });
// What only computes, and the browser tests after it, have the cores while the integration tests wait.
const succeeded = await runSteps([
  [
    step('lint and types', 'check:code'),
    step('format', 'check:format'),
    step('import rules', 'check:imports'),
    step('unit tests', 'test:unit'),
    step('browser tests', 'test:e2e'),
  ],
  [step('integration tests', 'test:int')],
]);
process.exit(succeeded ? 0 : 1);
