/** The tabs of a plan: which there are, where each is, and which a search engine takes for a page of its own (spec, public side, section 2.6). */

const tabs = [
  { name: 'summary', segment: '', title: 'Resumen' },
  { name: 'coverages', segment: 'Coberturas', title: 'Coberturas' },
  { name: 'price', segment: 'Precio', title: 'Precio' },
  { name: 'clinics', segment: 'Clinicas', title: 'Clínicas' },
  { name: 'conditions', segment: 'Condiciones', title: 'Condiciones' },
  { name: 'document', segment: 'Documento', title: 'Documento' },
  { name: 'questions', segment: 'Preguntas', title: 'Preguntas' },
] as const;

export type TabName = (typeof tabs)[number]['name'];
export type PlanTab = (typeof tabs)[number] & {
  readonly isDisabled: boolean;
  /** Word that highlights the tab, as for an offer. */
  readonly highlight?: string;
};
export const tabNames = tabs.map(({ name }) => name);

/** Number of tabs before *Ver más* on a phone. */
export const mostTabsOnAPhone = 3;

/** Facts about a plan that are known before its tabs load; an unknown fact hides nothing. */
export type PlanFacts = {
  readonly coverages?: number | undefined;
  readonly clinics?: number | undefined;
  readonly hasOffer?: boolean | undefined;
};

/** A plan without a network has no tab of clinics; one that tells no coverages has an empty one, which cannot be opened. */
export const tabsOf = ({ coverages, clinics, hasOffer }: PlanFacts): readonly PlanTab[] =>
  tabs
    .filter(({ name }) => name !== 'clinics' || clinics !== 0)
    .map((tab) => ({
      ...tab,
      isDisabled: tab.name === 'coverages' && coverages === 0,
      ...(tab.name === 'price' && hasOffer && { highlight: 'Oferta' }),
    }));

export const tabNamed = (name: TabName): (typeof tabs)[number] => tabs.find((tab) => tab.name === name)!;

/** The tab of a part of an address, however it is written. */
export const tabAt = (segment: string): (typeof tabs)[number] | undefined =>
  tabs.find((tab) => tab.segment.toLowerCase() === segment.toLowerCase());

/** The tab of an address of a plan; nothing for what else may stand below it. */
export const tabOfPath = (planUrl: string, pathname: string): ReturnType<typeof tabAt> =>
  tabAt(
    decodeURI(pathname)
      .slice(decodeURI(planUrl).length)
      .replaceAll(/^\/|\/$/g, ''),
  );

export const tabPath = (planUrl: string, { segment }: { readonly segment: string }): string =>
  segment ? `${planUrl}/${segment}` : planUrl;

/** The price's tab says what the plan's page says, for somebody else. */
export const canonicalOfTab = (planUrl: string, name: TabName): string =>
  name === 'price' ? planUrl : tabPath(planUrl, tabNamed(name));
