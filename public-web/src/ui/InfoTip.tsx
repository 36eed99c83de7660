/** Explanation of a word, behind a button: loaded when it is opened (spec, public side, section 7, `information`). No paragraph may hold it. */
import { useId, useState } from 'react';
import { useAppContext } from '../routing/app-context.ts';
import { Popover } from './Popover.tsx';
import './InfoTip.css';

const asking = 'Un momento…';
const missing = 'No pudimos cargar la explicación. Vuelve a intentarlo.';

type InfoTipProps = {
  readonly title: string;
  /** The text, where it is known already. */
  readonly text?: string | undefined;
};

export const InfoTip = ({ title, text }: InfoTipProps) => {
  const { platform } = useAppContext();
  const id = useId();
  const [content, setContent] = useState(text);
  const ask = async (): Promise<void> => {
    setContent(undefined);
    const found = await platform.information(title);
    setContent(found.kind === 'found' ? found.value : missing);
  };
  return (
    <>
      <button type="button" className="info-tip" popoverTarget={id} aria-label={`Qué significa: ${title}`}>
        ?
      </button>
      <Popover
        id={id}
        title={title}
        onOpen={() => {
          if (content === undefined || content === missing) void ask();
        }}
      >
        <p>{content ?? asking}</p>
      </Popover>
    </>
  );
};
