import { ErrorSummary, type FieldError } from '@coop/ui/error-summary';
import { FailedTitle } from '../page/failed-title.tsx';

export interface Summary {
  readonly errors: readonly FieldError[];
  /** Counts the tries that failed. */
  readonly attempts: number;
}

/** What is wrong with a form, above its fields; the title of the window says that there is something. */
export function FormSummary({ title, errors, attempts }: Summary & { readonly title: string }) {
  if (errors.length === 0) return null;
  return (
    <>
      <FailedTitle />
      {/* A new failure is a new summary: it takes the focus each time. */}
      <ErrorSummary key={attempts} title={title} errors={errors} />
    </>
  );
}
