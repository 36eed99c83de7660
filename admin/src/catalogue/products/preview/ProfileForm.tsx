/** Asks for whom a preview is priced: what the rule's price depends on, and nothing else. */
import { Box } from '@mui/material';
import { Panel } from '../../../kit/ui/Panel.tsx';
import { Answers } from './profile-form/Answers.tsx';
import { Persons } from './profile-form/Persons.tsx';
import { Pets } from './profile-form/Pets.tsx';
import { type ProfileFormProps } from './profile-form/profileForm.ts';

export const ProfileForm = (props: ProfileFormProps) => {
  const { counts, answers, asksForEps } = props.asked;
  const hasAnswers = answers.length > 0 || asksForEps;
  // A price that is the same for everybody asks for nobody.
  if (counts === 'one' && !hasAnswers) return null;
  return (
    <Panel title="Para quién">
      <Box sx={{ display: 'grid', gap: 1.5, pt: 0.5 }}>
        {counts === 'persons' && <Persons {...props} />}
        {counts === 'pets' && <Pets {...props} />}
        {hasAnswers && <Answers {...props} />}
      </Box>
    </Panel>
  );
};
