/** The persons to insure: the profile that prices are made from, the same for every country. */
import { type CountryCode } from '../kit/country/index.ts';

export type Sex = 'male' | 'female';
/** The spec's relationships of a dependant, section 3. */
export const relationships = ['child', 'stepchild', 'spouse', 'parent', 'grandchild', 'other'] as const;
export type Relationship = (typeof relationships)[number];

export type Policyholder = {
  readonly age: number;
  readonly sex: Sex;
  /** `spouse` is the partner of another policyholder; anybody else holds a policy of their own. */
  readonly relationship?: Relationship;
  /** The net income of a month: minor units of the country's currency. */
  readonly income?: number;
  /** The income that contributions are taken from, where it is known: minor units a month. */
  readonly taxableIncome?: number;
  /** ISO 3166-1 alpha-2, both. */
  readonly nationality?: string;
  readonly coverageCountry?: string;
  /** Whether maternity is to be included: a year's cost then has a birth or none, whatever the age. No price asks for it. */
  readonly maternity?: boolean;
  /** `none` is who has said to be in no EPS. */
  readonly currentEps?: string;
};

export type Dependant = {
  readonly age: number;
  readonly sex: Sex;
  readonly relationship: Relationship;
};

export const speciesIds = ['dog', 'cat', 'bird', 'rabbit', 'other'] as const;
export type Species = (typeof speciesIds)[number];
export type Pet = {
  readonly species: Species;
  /** As it is typed; accents and capitals make no difference. */
  readonly breed?: string;
  /** Left out: what the table of breeds says. */
  readonly breedGroup?: string;
  readonly age: number;
};

export type Company = {
  readonly employees: number;
  readonly dependants: number;
};

/** The work that an SCTR insures. */
export type RiskyWork = {
  /** Of one worker a month, minor units. */
  readonly income: number;
  readonly employees: number;
  /** The sector's code in the table of risks: it tells the level where the work type doesn't. */
  readonly sector?: string;
  /** The activity's code in the table of risks; its absence is told. */
  readonly workType?: string;
};

/** The subject of the insurance: persons, pets, a company, its risky work, its guards, or a trip. */
export type ProfileSubject = 'persons' | 'pets' | 'company' | 'sctr' | 'guards' | 'travel';

export type Profile = {
  readonly country: CountryCode;
  readonly policyholders: readonly Policyholder[];
  readonly dependants: readonly Dependant[];
  readonly pets: readonly Pet[];
  /** The region's code in its country. */
  readonly region?: string;
  readonly company?: Company;
  readonly sctr?: RiskyWork;
  readonly guards?: number;
  readonly trip?: { readonly days: number };
  /** The employer's share of an EPS, as the visitor set it: a decimal from 0 to 100. */
  readonly employerPercent?: string;
  /** The default where the visitor set none; without either, each plan's own percentage counts. */
  readonly assumedEmployerPercent?: string;
  /** Whether the visitor said anything, or all of it is what the country's sites begin with. */
  readonly isEntered: boolean;
  /** The subjects that the visitor stated; left out where none was. */
  readonly about?: readonly ProfileSubject[];
};

export type Role = 'holder' | 'partner' | 'dependant';

/** The role comes from what is said of a person, never from the place in a list. */
export const roleOfPolicyholder = ({ relationship }: Policyholder): Role =>
  relationship === 'spouse' ? 'partner' : 'holder';
export const roleOfDependant = ({ relationship }: Dependant): Role =>
  relationship === 'spouse' ? 'partner' : 'dependant';
