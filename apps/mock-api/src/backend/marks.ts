/** Which of the two answered a call that went on to the backend: `backend`, `mock`, `nobody`. */
export const ANSWERED_HEADER = 'x-mock-answered-by';
/** Why the backend's answer was not handed back. */
export const FAILURE_HEADER = 'x-mock-backend-failure';
