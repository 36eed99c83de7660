/** Loads of activations and cancellations as the console lists them. */
import { employeeLoad, employeeLoads, isKnownLoad } from '@cotejo/core/employee-loads';
import { recordProjector } from '../kit/projector/index.ts';

/** Without what people wrote into rows: that is personal, and kept sealed beside the rows. */
const withoutCorrections: typeof employeeLoad = {
  ...employeeLoad,
  evolve(load, event, metadata) {
    const after = employeeLoad.evolve(load, event, metadata);
    return isKnownLoad(after) ? { ...after, corrections: {} } : after;
  },
};

export const employeeLoadsProjector = recordProjector({ ...employeeLoads, decider: withoutCorrections }, 4);
