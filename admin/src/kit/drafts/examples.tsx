/** Examples of the question before something typed goes, and of the line that brings it back: their states, as data. */
import { type Examples } from '../../testing/example.ts';
import { DraftLine } from './DraftLine.tsx';
import { HalfDoneLine } from './HalfDoneLine.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';

const nothing = () => undefined;
const draft = { at: '2026-03-02T15:04:05.000Z', version: 3, value: {} };

export const examples: Examples = {
  DraftLine: {
    'of the same version': <DraftLine draft={draft} version={3} onStartAgain={nothing} />,
    'of an older version': <DraftLine draft={draft} version={4} onStartAgain={nothing} />,
  },
  HalfDoneLine: {
    'of another day': (
      <HalfDoneLine name="Dar por fallida" at={draft.at} onContinue={nothing} onDrop={nothing} />
    ),
    'of today': (
      <HalfDoneLine
        name="Corregir los datos de la persona y de su solicitud"
        at={new Date().toISOString()}
        onContinue={nothing}
        onDrop={nothing}
      />
    ),
  },
  LeaveDialog: {
    'with a draft': { isModal: true, element: <LeaveDialog isKept onLeave={nothing} onClose={nothing} /> },
    'of a session, with drafts, this tab and another': {
      isModal: true,
      element: (
        <LeaveDialog
          isKept={false}
          lost={{ drafts: 2, isHere: true, isElsewhere: true }}
          onLeave={nothing}
          onClose={nothing}
        />
      ),
    },
    'of a draft that is dropped': {
      isModal: true,
      element: <LeaveDialog isKept={false} dropped="Dar por fallida" onLeave={nothing} onClose={nothing} />,
    },
    'with something that is not kept': {
      isModal: true,
      element: <LeaveDialog isKept={false} onLeave={nothing} onClose={nothing} />,
    },
  },
};
