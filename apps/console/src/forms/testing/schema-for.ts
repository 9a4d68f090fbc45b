import { describeControl } from '@coop/mock-api/control/document';
import { type OpenApi, schemaOf } from '../with-schema.tsx';

/** Returns the schema of a change as the mock describes it. */
export const schemaFor = (procedure: string) => schemaOf(describeControl() as OpenApi, procedure);
