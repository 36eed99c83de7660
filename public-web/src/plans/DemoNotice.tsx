/** Says once on a page that its plans are a demonstration, where some are. */
import { type ResultCard } from '../api/plans.ts';
import './DemoNotice.css';

export const DemoNotice = ({ plans }: { readonly plans: readonly Pick<ResultCard, 'isDemo'>[] }) =>
  plans.some(({ isDemo }) => isDemo) && (
    <p className="demo-notice">
      Estos planes son de demostración: no existen y nadie los vende. Sirven para probar cómo se compara.
    </p>
  );
