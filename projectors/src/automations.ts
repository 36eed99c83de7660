/** All automations. Each has its own feed, its own connection to either store, its own checkpoint. */
import { contextsWith, type Parts } from './contexts.ts';
import { type Automation } from './kit/automation/index.ts';

export const automationsWith = (parts: Parts): readonly Automation[] =>
  contextsWith(parts).flatMap(({ automations = [] }) => automations);
