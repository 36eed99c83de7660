/** Commands of a record that were left half done: their drafts, while their forms are not open in this tab. */
import { type Draft, type DraftStore } from '../providers/draft-store.ts';

export type LeftDraft = {
  readonly name: string;
  readonly draft: Draft;
  readonly command: string;
  /** The rest of its name: the part of the record that it is about, or what was chosen as it opened. */
  readonly part: string | undefined;
};

/** @returns the newest first, without those that went out as they are and of which nobody knows yet whether they arrived */
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
      if (draft.attempt && draft.at <= draft.attempt.at) return [];
      const [command = '', ...parts] = name.slice(`${resource}/${id}/`.length).split('/');
      return [{ name, draft, command, part: parts.length > 0 ? parts.join('/') : undefined }];
    })
    .toSorted((one, other) => other.draft.at.localeCompare(one.draft.at));
