/** *Soy humano!*: brings who was taken for a robot back to the page that she wanted, which the server makes anew. */
import { humanPath } from '../domain/product-paths.ts';
import { SubmitButton } from './Button.tsx';

/** @param backTo a path of this site with its query */
export const HumanForm = ({ backTo }: { readonly backTo: string }) => (
  <form method="post" action={humanPath}>
    <input type="hidden" name="volver" value={backTo} />
    <SubmitButton pending={false}>Soy humano!</SubmitButton>
  </form>
);
