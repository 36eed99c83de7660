/** How the projectors of this process are: for `/readyz`, and as numbers for `/metrics`. */
import { Counter, Gauge, Histogram, type Readiness, type Registry } from '@cotejo/core/kit/service';
import { type RunningAutomation } from './automation/index.ts';
import { type RunningProjector } from './projector/index.ts';

export const readinessOf = (projectors: readonly RunningProjector[]): Readiness => ({
  ready: projectors.every((projector) => projector.isReady()),
  projectors: Object.fromEntries(
    projectors.map((running) => {
      const { name, version } = running.projector;
      return [name, { version, ...running.status() }];
    }),
  ),
});

export type ProjectorMetrics = {
  readonly batchWritten: (projector: string, events: number, milliseconds: number) => void;
  readonly subscriptionLost: (projector: string) => void;
};

/** @param projectors asked whenever the metrics are read */
export const projectorMetrics = (
  registry: Registry,
  projectors: () => readonly RunningProjector[],
): ProjectorMetrics => {
  const common = { labelNames: ['projector' as const], registers: [registry] };
  const gauge = (name: string, help: string, of: (projector: RunningProjector) => number) =>
    new Gauge({
      ...common,
      name,
      help,
      collect() {
        for (const projector of projectors())
          this.set({ projector: projector.projector.name }, of(projector));
      },
    });
  gauge('projector_lag_events', 'Events written and not yet projected', (p) => p.status().lag.events);
  gauge('projector_lag_seconds', 'Age of the oldest of them', (p) => p.status().lag.seconds);
  gauge('projector_leader', '1 where this instance projects', (p) => Number(p.status().role === 'leader'));
  gauge('projector_frozen', '1 where the subscription keeps back events', (p) => Number(p.status().frozen));
  gauge(
    'projector_parked_streams',
    'Streams that wait at an event that cannot be projected',
    (p) => p.status().parked,
  );
  gauge('projector_stopped', '1 where an event cannot be projected', (p) =>
    Number(p.status().role === 'stopped'),
  );
  const events = new Counter({ ...common, name: 'projector_events_total', help: 'Events handled' });
  const losses = new Counter({
    ...common,
    name: 'projector_subscription_losses_total',
    help: 'Subscriptions lost and opened again',
  });
  const batches = new Histogram({
    ...common,
    name: 'projector_batch_seconds',
    help: 'Time to write a batch',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
  });
  return {
    batchWritten: (projector, count, milliseconds) => {
      events.inc({ projector }, count);
      batches.observe({ projector }, milliseconds / 1_000);
    },
    subscriptionLost: (projector) => losses.inc({ projector }),
  };
};

/** The gauge of failing tasks, read from the automations' tables with each scrape. */
export const automationMetrics = (registry: Registry, automations: readonly RunningAutomation[]): void => {
  new Gauge({
    name: 'automation_failing_tasks',
    help: 'Tasks that have failed and are tried again',
    labelNames: ['automation' as const],
    registers: [registry],
    async collect() {
      for (const automation of automations) {
        // An automation without its database has no number; the others still report theirs.
        const count = await automation.failing().catch(() => undefined);
        if (count !== undefined) this.set({ automation: automation.following.projector.name }, count);
      }
    },
  });
};
