import { Button, type ButtonProps } from '@coop/ui/button';
import Printer from 'lucide-react/icons/printer';
import { printWhole } from './print-whole.ts';

/** A button that prints the page, or the paper that it has for this. */
export const PrintPage = (button: ButtonProps) => (
  <Button icon={<Printer />} onClick={() => void printWhole()} {...button} />
);
