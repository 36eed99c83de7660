/** When each version of each lead was sent off, and when one observer saw it. */

/** Milliseconds from sending the append to the sighting; whoever sees a version has seen those before it. */
export type Sightings = {
  sent: (id: string, version: number) => void;
  seen: (id: string, version: number) => void;
  /** The leads of which something was sent that has not been seen. */
  missing: () => string[];
  times: () => number[];
};

export function sightings(now: () => number = () => performance.now()): Sightings {
  const waiting = new Map<string, Map<number, number>>();
  const times: number[] = [];
  return {
    sent(id, version) {
      const ofLead = waiting.get(id) ?? new Map<number, number>();
      waiting.set(id, ofLead.set(version, now()));
    },
    seen(id, version) {
      const ofLead = waiting.get(id);
      for (const [sentVersion, at] of ofLead ?? []) {
        if (sentVersion > version) continue;
        times.push(now() - at);
        ofLead?.delete(sentVersion);
      }
      if (ofLead?.size === 0) waiting.delete(id);
    },
    missing: () => [...waiting.keys()],
    times: () => times,
  };
}
