/** Source of the answer to a proxied call: `backend`, `mock`, `nobody`. */
export const ANSWERED_HEADER = 'x-mock-answered-by';
/** Reason why the backend's answer was not passed on. */
export const FAILURE_HEADER = 'x-mock-backend-failure';
