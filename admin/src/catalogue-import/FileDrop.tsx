/** The choice of a file, which is held as it is then. */
import { largestImport } from '@cotejo/core/catalogue-import';
import { FilePick } from '../kit/files/FilePick.tsx';
import { type TableProblem } from '../kit/files/tableFile.ts';
import { type ChosenFile, type FileProblem, takeFile } from './file/chosenFile.ts';
import { useImport } from './run/tabImporter.ts';

type Chosen = { readonly file?: ChosenFile; readonly fileProblem?: FileProblem };
type FileDropProps = { isDisabled: boolean; onChoose: (chosen: Chosen) => void };

const chosenOf = async (file: File | undefined, problem: TableProblem | undefined): Promise<Chosen> => {
  if (!file) return { file: undefined, fileProblem: problem };
  const taken = await takeFile(file);
  return taken === 'unreadable' ? { file: undefined, fileProblem: taken } : { file: taken };
};

export const FileDrop = ({ isDisabled, onChoose }: FileDropProps) => {
  const { file, fileProblem: problem } = useImport();
  return (
    <FilePick
      file={file}
      most={largestImport}
      hint="XLSX, CSV o JSON, hasta 32 MB"
      isDisabled={isDisabled}
      problem={problem}
      onChoose={(chosen, wrong) => void chosenOf(chosen, wrong).then(onChoose)}
    />
  );
};
