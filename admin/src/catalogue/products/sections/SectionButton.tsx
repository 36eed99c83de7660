/** Opens the form of a section: to add what it does not say yet, or to edit what it says. */
import { useTranslate } from 'react-admin';
import { CommandButton } from '../../shared/CommandButton.tsx';
import { sectionLabel } from '../differenceText.ts';
import { type ProductRecord } from '../product.ts';
import { type Section, sectionCommand } from './saidSections.ts';

type SectionButtonProps = {
  product: Pick<ProductRecord, 'allowedCommands'>;
  section: Section;
  /** Whether it says nothing yet. */
  isEmpty?: boolean;
  onOpen: () => void;
};

export const SectionButton = ({ product, section, isEmpty = false, onOpen }: SectionButtonProps) => {
  const translate = useTranslate();
  const action = isEmpty ? 'add' : 'edit';
  return (
    <CommandButton
      command={sectionCommand(section)}
      allowedCommands={product.allowedCommands}
      label={translate(`cotejo.catalogue.show.${action}`)}
      aria-label={translate(`cotejo.catalogue.show.${action}Named`, { section: sectionLabel(section) })}
      size="small"
      variant={isEmpty ? 'text' : 'outlined'}
      onOpen={onOpen}
    />
  );
};
