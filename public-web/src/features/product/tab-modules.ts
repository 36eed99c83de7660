/** The tabs, each loaded by whoever opens it. */
import { type TabName } from '../../domain/plan-tabs.ts';
import { type TabPart } from './tab-part.ts';

export const tabModules: Readonly<Record<TabName, () => Promise<TabPart>>> = {
  summary: async () => (await import('./tabs/summary.tsx')).summaryTab,
  coverages: async () => (await import('./tabs/coverages.tsx')).coveragesTab,
  price: async () => (await import('./tabs/price.tsx')).priceTab,
  clinics: async () => (await import('./tabs/clinics.tsx')).clinicsTab,
  conditions: async () => (await import('./tabs/conditions.tsx')).conditionsTab,
  document: async () => (await import('./tabs/document.tsx')).documentTab,
  questions: async () => (await import('./tabs/questions.tsx')).questionsTab,
};
