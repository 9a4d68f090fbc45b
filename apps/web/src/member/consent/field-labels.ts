import { fieldTitles } from '@coop/contracts/api-pages/field-titles';

/** Words by which people call the fields of the member's records. The build writes them out here. */
export const FIELD_LABELS: Readonly<Record<string, string>> = Object.fromEntries(fieldTitles());
