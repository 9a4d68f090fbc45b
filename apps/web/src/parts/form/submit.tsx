import { Button, type ButtonProps } from '@coop/ui/button';

/** The button that sends a form. */
export const Submit = (button: ButtonProps) => (
  <Button type="submit" variant="primary" {...button} />
);
