// Headers of every answer, unless the backend sends its own (app.ts).

/** The variables of the environment with the foreign sources for a deployment's services, in the policy's syntax. */
export const SOURCE_VARIABLES = {
  script: 'CSP_SCRIPT_SRC',
  frame: 'CSP_FRAME_SRC',
  connect: 'CSP_CONNECT_SRC',
  image: 'CSP_IMG_SRC',
  /** Names of the provider's Trusted Types policies. */
  trustedTypes: 'CSP_TRUSTED_TYPES',
  /** Whole directives, such as upgrade-insecure-requests where the portal is reached over https only. */
  more: 'CSP_MORE',
} as const;
export type OutsideSources = Readonly<Record<keyof typeof SOURCE_VARIABLES, string>>;

const words = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

/** Returns a policy that allows only scripts, styles and addresses of the portal and of the deployment's choice. */
function contentSecurityPolicy(outside: OutsideSources): string {
  const directives = [
    "default-src 'none'",
    words("script-src 'self'", outside.script),
    "style-src 'self'",
    // data: and blob: are the pictures that a member chooses before they are sent.
    words("img-src 'self' data: blob:", outside.image),
    "font-src 'self'",
    words("connect-src 'self'", outside.connect),
    words('frame-src', outside.frame),
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    words('trusted-types dompurify bot-check service-worker', outside.trustedTypes),
    outside.more,
  ];
  return directives.filter(Boolean).join('; ');
}

const OFF = ['accelerometer', 'autoplay', 'camera', 'display-capture', 'geolocation', 'gyroscope'];
const OFF_TOO = ['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'];
const OWN = ['clipboard-write', 'fullscreen'];

const permissions = [
  ...[...OFF, ...OFF_TOO].map((name) => `${name}=()`),
  ...OWN.map((name) => `${name}=(self)`),
].join(', ');

/** Returns the headers of every answer. */
export function securityHeaders(outside: OutsideSources): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(outside),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissions,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    // For browsers that do not know frame-ancestors.
    'X-Frame-Options': 'DENY',
    // Browsers heed it over https only. Without subdomains, which are not ours to decide about.
    'Strict-Transport-Security': 'max-age=63072000',
  };
}

/** Returns `securityHeaders` for hot reloading, which runs inline scripts and writes styles into the page. */
export function developmentHeaders(outside: OutsideSources): Readonly<Record<string, string>> {
  const headers = securityHeaders(outside);
  const policy = (headers['Content-Security-Policy'] ?? '')
    .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:")
    .replace(/; require-trusted-types-for.*?; trusted-types[^;]*/, '');
  return { ...headers, 'Content-Security-Policy': policy };
}

/** Reads each variable with `find`; an absent list is empty. */
export const sourcesBy = (find: (variable: string) => string | undefined) =>
  Object.fromEntries(
    Object.entries(SOURCE_VARIABLES).map(([part, variable]) => [part, find(variable) ?? '']),
  ) as OutsideSources; // with every part
