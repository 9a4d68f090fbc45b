/** Who answered a call that was proxied to the backend: `backend`, `mock`, `nobody`. */
export const ANSWERED_HEADER = 'x-mock-answered-by';
/** Why the backend's answer was not passed back. */
export const FAILURE_HEADER = 'x-mock-backend-failure';
