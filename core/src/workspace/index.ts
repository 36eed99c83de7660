/** How somebody has set up the console: saved views, own and shared, and preferences. */
export {
  longestKey,
  longestPreference,
  type Preferences,
  preferences,
  preferencesEvents,
  type PreferencesEvent,
  setPreference,
} from './preferences.ts';
export {
  deleteView,
  mostColumns,
  type SavedView,
  savedView,
  type SavedViewEvent,
  savedViewEvents,
  saveView,
  shareView,
  unshareView,
  type ViewContent,
} from './saved-view.ts';
export { type ListPermission, sharedViewRule } from './view-access.ts';
export { type ViewRecord, viewRecord, viewRecordSchema } from './view-record.ts';
