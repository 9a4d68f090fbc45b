import { type ButtonVariant, buttonClass } from '@coop/ui/button';
import { Link, type LinkProps } from 'react-router';

interface LinkButtonProps extends Omit<LinkProps, 'className'> {
  readonly variant?: ButtonVariant;
  readonly fullWidth?: boolean;
}

export const LinkButton = ({ variant, fullWidth, ...link }: LinkButtonProps) => (
  <Link {...link} className={buttonClass(variant, fullWidth)} />
);
