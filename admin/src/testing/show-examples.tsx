/** The page of all examples; those that open over a page are shown alone, by their place: `#3`. */
import { mount } from '../shell/start/mount.ts';
import { allExamples } from './all-examples.ts';
import { ShownExample } from './ShownExample.tsx';

const modals = allExamples.filter(({ isModal }) => isModal);

const show = (): void => {
  const alone = modals[Number(location.hash.slice(1) || '-1')];
  const shown = alone ? [alone] : allExamples.filter(({ isModal }) => !isModal);
  mount(
    <>
      {shown.map((example) => (
        <div key={example.name} data-example={example.name} data-modals={modals.length}>
          <ShownExample example={example} />
        </div>
      ))}
    </>,
  );
};

window.addEventListener('hashchange', show);
show();
