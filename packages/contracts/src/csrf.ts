/** Cookie that any GET answer of the API sets when it is absent; readable by the page. */
export const CSRF_COOKIE = 'XSRF-TOKEN';
/** Header that sends it back with every call. */
export const CSRF_HEADER = 'X-CSRF-TOKEN';
