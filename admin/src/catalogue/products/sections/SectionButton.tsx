/** Opens the form of a section: to add what it does not say yet, or to edit what it says. */
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
  const action = isEmpty ? 'Agregar' : 'Editar';
  return (
    <CommandButton
      command={sectionCommand(section)}
      allowedCommands={product.allowedCommands}
      label={action}
      aria-label={`${action}: ${sectionLabel(section)}`}
      size="small"
      variant={isEmpty ? 'text' : 'outlined'}
      onOpen={onOpen}
    />
  );
};
