import { controlOpenApi } from './describe/openapi.ts';
import { renderControlPage } from './describe/page.ts';
import { proceduresOf } from './describe/procedures.ts';
import { controlRouter } from './router.ts';

/** The control plane as OpenAPI. */
export const describeControl = () => controlOpenApi(proceduresOf(controlRouter));

/** docs/control.md. */
export const renderControl = () => renderControlPage(proceduresOf(controlRouter));
