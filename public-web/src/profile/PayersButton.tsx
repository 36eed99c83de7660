/** Opens the profile's form at the question that decides who else pays a price: the employer's share, or in Chile the pay. */
import { type PlanPrice } from '../api/plans.ts';
import { ProfileButton } from './ProfileButton.tsx';

type PayersButtonProps = Omit<Parameters<typeof ProfileButton>[0], 'children' | 'focus'> & {
  readonly price: Pick<PlanPrice, 'split' | 'contribution'>;
};

/** Nothing for a price that the visitor pays alone. */
export const PayersButton = ({ price: { split, contribution }, ...button }: PayersButtonProps) => {
  if (split)
    return (
      <ProfileButton {...button} focus="aporteEmpleador">
        Cambiar porcentaje
      </ProfileButton>
    );
  return contribution ? (
    <ProfileButton {...button} focus="cotizante.0.ingreso">
      {contribution.amount === undefined ? 'Decir mi sueldo' : 'Cambiar sueldo'}
    </ProfileButton>
  ) : null;
};
