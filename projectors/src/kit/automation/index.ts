/** The automation engine: what follows from events is written with the checkpoint, and done once. */
export { asProjector } from './as-projector.ts';
export {
  type Automation,
  type Errand,
  type Means,
  type Plan,
  type Resolution,
  type Task,
} from './automation.ts';
export { type AutomationOptions, runAutomation, type RunningAutomation } from './run-automation.ts';
