/** The confirmations of the two kinds of request. */
import { useProduct } from '../../routing/plan-data.ts';
import { SentPage } from './SentPage.tsx';

export const ContactSentPage = () => <SentPage about="tu consulta" />;
export const PlanRequestSentPage = () => <SentPage about={`tu solicitud por ${useProduct().displayName}`} />;
