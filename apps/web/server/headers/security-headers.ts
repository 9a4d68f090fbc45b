// Headers of every answer, unless the backend sends its own (app.ts).

/** Foreign sources for the services of a deployment, in the syntax of the policy. */
export interface OutsideSources {
  readonly script: string;
  readonly frame: string;
  readonly connect: string;
  readonly image: string;
  /** Names of the provider's Trusted Types policies. */
  readonly trustedTypes: string;
  /** Whole directives, such as upgrade-insecure-requests where the portal is reached over https only. */
  readonly more: string;
}

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

/** Names of the environment variables that hold the lists. */
export const SOURCE_VARIABLES = {
  script: 'CSP_SCRIPT_SRC',
  frame: 'CSP_FRAME_SRC',
  connect: 'CSP_CONNECT_SRC',
  image: 'CSP_IMG_SRC',
  trustedTypes: 'CSP_TRUSTED_TYPES',
  more: 'CSP_MORE',
} as const satisfies Record<keyof OutsideSources, string>;

/** Reads each variable with `find`; an absent list is empty. */
export function sourcesBy(find: (variable: string) => string | undefined): OutsideSources {
  const of = (part: keyof OutsideSources) => find(SOURCE_VARIABLES[part]) ?? '';
  return {
    script: of('script'),
    frame: of('frame'),
    connect: of('connect'),
    image: of('image'),
    trustedTypes: of('trustedTypes'),
    more: of('more'),
  };
}
