import { Button, type ButtonProps } from '@coop/ui/button';

export const Submit = (button: ButtonProps) => (
  <Button type="submit" variant="primary" {...button} />
);
