/** A read of the page that is not answered until the test says so. */
import { type Page, type Route } from 'playwright-core';

/** For good, or for now: then another try is offered. */
type Refusal = 400 | 503;

export type HeldReads = {
  /** Refuses those that wait and those to come: what arrives live may repeat a read at any time. */
  readonly refuse: (status?: Refusal) => Promise<void>;
  /** Lets those to come go to the platform. */
  readonly letThrough: () => Promise<void>;
};

/** @param url the addresses, as `page.route` takes them */
export async function holdReads(page: Page, url: string | ((url: URL) => boolean)): Promise<HeldReads> {
  const waiting: Route[] = [];
  let refusal: Refusal | undefined;
  const refused = (route: Route): Promise<void> =>
    route.fulfill({ status: refusal ?? 400, json: { message: 'La consulta está mal formada.' } });
  const answer = async (route: Route): Promise<void> => {
    if (refusal) await refused(route);
    else waiting.push(route);
  };
  await page.route(url, answer);
  return {
    async refuse(status = 400) {
      refusal = status;
      await Promise.all(waiting.splice(0).map(refused));
    },
    letThrough: () => page.unroute(url, answer),
  };
}
