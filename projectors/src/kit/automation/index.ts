/** The automation engine: what follows from events is stored with the checkpoint, and done once. */
export { asProjector } from './as-projector.ts';
export {
  type Automation,
  type Resolution,
  type Schedule,
  type Task,
  type TaskContext,
} from './automation.ts';
export { type AutomationOptions, runAutomation, type RunningAutomation } from './run-automation.ts';
