/** What was left half done of a record's commands: their drafts, while their forms are not open. */
import { type Draft, type DraftStore } from '../providers/draft-store.ts';

export type LeftDraft = {
  readonly name: string;
  readonly draft: Draft;
  readonly command: string;
  /** What follows the command in its name: the part of the record that it is about, or what was chosen as it opened. */
  readonly part: string | undefined;
};

/** @returns the newest first; a draft of which only the attempt is known has nothing to go on with */
export const leftOf = (
  drafts: Pick<DraftStore, 'namesOf' | 'read' | 'isOpen'>,
  resource: string,
  id: string,
): readonly LeftDraft[] =>
  drafts
    .namesOf(resource, id)
    .flatMap((name): LeftDraft[] => {
      const draft = drafts.read(name);
      if (draft?.value === undefined || drafts.isOpen(name)) return [];
      const [command = '', ...parts] = name.slice(`${resource}/${id}/`.length).split('/');
      return [{ name, draft, command, part: parts.length > 0 ? parts.join('/') : undefined }];
    })
    .toSorted((one, other) => other.draft.at.localeCompare(one.draft.at));
