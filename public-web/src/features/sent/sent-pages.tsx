/** The confirmations of the two kinds of request. */
import { useProduct } from '../../routing/product-scope.tsx';
import { SentPage } from './SentPage.tsx';

export const ContactSentPage = () => <SentPage about="tu consulta" />;
export const PlanRequestSentPage = () => <SentPage about={`tu solicitud por ${useProduct().displayName}`} />;
