import { ErrorSummary, type FieldError } from '@coop/ui/error-summary';
import { FailedTitle } from '../page/failed-title.tsx';

export interface Summary {
  readonly errors: readonly FieldError[];
  /** Counts the tries that failed. */
  readonly attempts: number;
  /** Tells whether nothing has been sent yet that could have failed. */
  readonly isIncomplete?: boolean;
}

interface FormSummaryProps extends Summary {
  readonly title: string;
  /** The title while nothing has been sent, where the other one says that sending failed. */
  readonly incomplete?: string;
}

/** Shows what is wrong with a form, above its fields; the title of the window says that there is something. */
export function FormSummary(props: FormSummaryProps) {
  const { title, errors, attempts, isIncomplete = false, incomplete = title } = props;
  if (errors.length === 0 || attempts === 0) return null;
  return (
    <>
      <FailedTitle />
      {/* A new failure is a new summary: it takes the focus each time. */}
      <ErrorSummary key={attempts} title={isIncomplete ? incomplete : title} errors={errors} />
    </>
  );
}
