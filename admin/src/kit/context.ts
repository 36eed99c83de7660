/** What a context says about itself, so that the console's frame offers it: `<context>/context.ts` says all of it. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Permission } from '@cotejo/core/reference/permissions';
import { type RoleName } from '@cotejo/core/reference/roles';
import { type ComponentType, type ReactNode } from 'react';
import { type ResourceProps, type SortPayload } from 'react-admin';
import { type Access } from './providers/access.ts';
import { type ResourceWords } from './words/resource-words.ts';

/** Turns what a list's filter form holds into what the service understands. */
export type FilterTranslation = (filter: Record<string, unknown>, userId: string | undefined) => object;

/** Reads that show a record within their rows: `field` names it. */
export type Dependant = { readonly resource: string; readonly field: string };

/** The filters, the order and the columns of a list. Filters are as the form holds them; without columns, the usual ones are shown. */
export type ViewContent = {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: SortPayload;
  readonly columns: readonly string[];
};

/** The settings of a list's saved views. */
export type ListViews = {
  /** The order of a view that is kept without one. */
  readonly usualSort: SortPayload;
  /** The filters that say something. */
  readonly filled: (filter: ViewContent['filter']) => ViewContent['filter'];
  /** Those that the list comes with, by keys that have names among the resource's words. */
  readonly house: Readonly<Record<string, ViewContent>>;
};

/** The record of an audit entry, as far as the context of its record shows what it changed. */
export type ChangedRecord = {
  /** The event's. */
  readonly id: string;
  readonly resourceId: string;
  readonly country: CountryCode;
};

export type ConsoleResource = {
  readonly name: string;
  readonly words?: ResourceWords;
  /** Labels of its fields, for pieces that serve every resource, where its words have none: they come with its description. */
  readonly fields?: () => Promise<Readonly<Record<string, string>>>;
  /** What somebody needs to read it. */
  readonly permission: Access;
  /** Its pages; none for what is only read within other pages. */
  readonly pages?: Omit<ResourceProps, 'name'>;
  /** Its place in the menu, under its own name and icon. */
  readonly menu?: Pick<MenuEntry, 'group' | 'shortcut'>;
  /** The permission to export its list; a list without one has no export. */
  readonly exportPermission?: Permission;
  readonly filterQuery?: FilterTranslation;
  /** Whether the live connection reports its changes. */
  readonly isLive?: boolean;
  /** For a list whose views may be saved. */
  readonly views?: ListViews;
  /** What is read again when one of its records changes. */
  readonly dependants?: readonly Dependant[];
  /** What a record is called where others name it; nothing when that was erased. */
  readonly nameOf?: (record: Readonly<Record<string, unknown>>) => string | undefined;
  /** The number that people call a record by; never personal data. */
  readonly referenceOf?: (id: string) => string;
  /** The change that an audit entry made to a record, before and after, in the opened row of the audit. */
  readonly AuditedChanges?: ComponentType<{ readonly row: ChangedRecord }>;
};

/** Keys that do something from anywhere, and what they do, in words. */
export type Shortcut = { readonly keys: string; readonly label: string };

export type MenuEntry = {
  readonly key: string;
  /** One of the groups that a context registers. */
  readonly group: string;
  readonly to: string;
  readonly label: string;
  readonly icon: ComponentType;
  readonly permission: Access;
  readonly shortcut?: Shortcut;
};

export type PaletteOption = {
  readonly key: string;
  /** The heading that it stands under. */
  readonly group: string;
  readonly label: string;
  readonly hint?: string;
  /** Further words by which it is found. */
  readonly words?: string;
  /** Whether the server found it by what was typed; then it is offered whatever its label says. */
  readonly isFound?: boolean;
  /** Whether it is offered only once something is typed, such as one of many records' commands. */
  readonly isTyped?: boolean;
} & (
  | {
      readonly to: string;
      /** The command on the record there whose dialog opens at once. */
      readonly command?: string;
    }
  | { readonly act: () => void }
);

export type PagePalette = {
  readonly options: readonly PaletteOption[];
  /** What single keys do on this page. */
  readonly keys: Readonly<Record<string, () => void>>;
  /** The dialog that one of them has opened. */
  readonly dialog?: ReactNode;
};

export type PaletteFound = {
  readonly options: readonly PaletteOption[];
  readonly isFetching: boolean;
  /** A sentence about what went wrong. */
  readonly error?: string;
};

/** The options that the server finds of what is typed. */
export type UseFound = (typed: string) => PaletteFound;

/** The entries that a context adds to the palette. */
export type PaletteSource = {
  /** Called on every page, so it asks for little while the palette is closed. */
  readonly usePagePalette?: (isOpen: boolean) => PagePalette;
  /** Comes with the palette, which is not there until somebody opens it. */
  readonly loadSearch?: () => Promise<UseFound>;
  readonly shortcuts?: readonly Shortcut[];
};

export type Viewer = { readonly roles: readonly RoleName[]; readonly permissions: readonly string[] };

export type HomePanel = {
  readonly name: string;
  readonly column: 'main' | 'side';
  readonly isFor: (viewer: Viewer) => boolean;
  readonly Panel: ComponentType;
};

/** The record that a notification is about. */
export type Notified = { readonly aggregate: string; readonly aggregateId: string };

/** Where a notification of a kind leads; nowhere when it gives nothing. */
export type NotificationAddress = (about: Notified) => string | undefined;

export type ConsoleContext = {
  /** The name that the context has on every floor. */
  readonly name: string;
  readonly resources?: readonly ConsoleResource[];
  /** The names of the menu's groups by their keys, in the order of the contexts. */
  readonly menuGroups?: Readonly<Record<string, string>>;
  /** Menu entries beside those of its resources. */
  readonly menu?: readonly MenuEntry[];
  readonly palette?: PaletteSource;
  /** The journal's names of commands that no button of a record's page sends, by resource and command. */
  readonly journal?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly home?: readonly HomePanel[];
  readonly notifications?: Readonly<Record<string, NotificationAddress>>;
  /** A button in the bar above every page. */
  readonly TopBarButton?: ComponentType;
  /** What may show over every page. */
  readonly Notices?: ComponentType;
  /** A part of the page of background work. */
  readonly Jobs?: ComponentType;
};
