/** Takes the review of the request of this page, or releases one's own; for who may answer it. */
import { type CoverageRecord } from '@cotejo/core/policy-employees';
import { useTranslate } from 'react-admin';
import { CommandButton } from '../../kit/commands/CommandButton.tsx';
import { useReview, useWhoseReview } from './useReview.ts';

export const ReviewButton = ({ coverage }: { coverage: CoverageRecord }) => {
  const translate = useTranslate();
  const { toggle, isPending, isOffered } = useReview(coverage);
  const command = useWhoseReview(coverage) === 'own' ? 'release-review' : 'take-review';
  if (!isOffered) return null;
  return (
    <CommandButton
      command={command}
      variant="outlined"
      loading={isPending}
      aria-keyshortcuts="t"
      onClick={() => void toggle()}
    >
      {translate(`resources.policy-employees.command.names.${command}`)}
    </CommandButton>
  );
};
