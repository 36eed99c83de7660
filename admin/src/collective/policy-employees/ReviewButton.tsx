/** Takes the review of a request, or releases one's own; for who may answer it. */
import { type CoverageRecord } from '@cotejo/core/policy-employees';
import { CommandButton } from '../../kit/commands/CommandButton.tsx';
import { coverageCommandNames } from './commandNames.ts';
import { useReview, useWhoseReview } from './useReview.ts';

type ReviewButtonProps = {
  coverage: CoverageRecord;
  /** The key that does the same where this button stands. */
  shortcut?: string;
};

export const ReviewButton = ({ coverage, shortcut }: ReviewButtonProps) => {
  const { toggle, isPending, isOffered } = useReview(coverage);
  const command = useWhoseReview(coverage) === 'own' ? 'release-review' : 'take-review';
  if (!isOffered) return null;
  return (
    <CommandButton
      command={command}
      variant="outlined"
      loading={isPending}
      aria-keyshortcuts={shortcut}
      onClick={() => void toggle()}
    >
      {coverageCommandNames[command]}
    </CommandButton>
  );
};
