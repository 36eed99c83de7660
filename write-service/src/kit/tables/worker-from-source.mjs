/** Runs the thread from its sources, where there is no bundle of it: in tests, and while somebody works on it. */
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
