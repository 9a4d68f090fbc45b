import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { dropExamples } from './drop-examples.ts';
import { preloadFonts } from './preload-fonts.ts';
import { sendHeaders } from './send-headers.ts';
import { serviceWorker } from './service-worker/build.ts';
import { writtenPages } from './shell/plugin.ts';

const webPort = Number(process.env.WEB_PORT ?? 3000);
const apiPort = Number(process.env.API_PORT ?? 4000);
const host = process.env.HOST ?? '127.0.0.1';

/** The browser talks to one origin; these paths belong to the mock or the backend. */
const BACKEND_PATHS = [
  '/api',
  '/admin',
  '/mediafiles',
  '/apps',
  '/recaptcha',
  '/__control',
  '/__console',
  '/openapi.json',
  '/site.json',
  '/sitemap.xml',
  '/robots.txt',
];

function proxyTo(target: string): Record<string, ProxyOptions> {
  const http = Object.fromEntries(BACKEND_PATHS.map((path) => [path, { target }]));
  return { ...http, '/app/': { target, ws: true } };
}

const server = {
  host,
  port: webPort,
  strictPort: true,
  proxy: proxyTo(`http://127.0.0.1:${apiPort}`),
};

/** What every first view needs, and the sheet in the document's head that it is drawn with. */
const FIRST = [
  String.raw`node_modules\/(react|react-dom|scheduler|react-router)\/`,
  String.raw`web\/src\/app\/(start|layout-plain|message-page|page-focus|page-meta|session|notify)\.`,
  String.raw`ui\/src\/(brand\/brand|card\/card|field\/field)\.`,
  String.raw`format\/src\/(thai-digits|membership-no)\.`,
  String.raw`lucide-react\/dist\/esm\/(?!icons)`,
  String.raw`ui\/src\/(tokens|base)\.css`,
  String.raw`ui\/src\/(amount|brand|button|empty-state|failed-state|field|skeleton|checkbox|error-summary|password-field)\/.*css`,
  String.raw`web\/src\/app\/(app|bar|cookie-banner|fonts|layout-info|loading-screen)\..*css`,
  String.raw`web\/src\/info\/home\/(?!feed).*css`,
];

/** Like the first icons, in every layout but the plain one of the logon pages. */
const SETTINGS = String.raw`web\/src\/app\/settings\.`;

/** The icons that the first view of the public site draws, read off its files; those of other screens stay away. */
function firstIcons(): RegExp {
  const home = new URL('src/info/home/', import.meta.url);
  const files = readdirSync(home)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => new URL(name, home));
  files.push(new URL('src/app/public-header.tsx', import.meta.url));
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const names = [...code.matchAll(/lucide-react\/icons\/([\w-]+)/g)].map(([, name]) => name);
  return new RegExp(`lucide-react/dist/esm/icons/(?:${names.join('|')})\\.mjs|${SETTINGS}`);
}

/**
 * Small shared pieces travel together, so that a first view asks for few files. Each group takes what its modules
 * import, too, so a group must come after those it builds on: the first view, then forms, then records.
 * The styles of an area are one sheet that comes with its first screen. Examples of components belong to /colors.
 */
const CHUNKS = [
  // Two pages that no other page's styles help, and that help no other.
  {
    name: 'styles-calculator',
    priority: 7,
    test: /src\/(app\/calculator|info\/caldividend)\/.*\.css/,
  },
  {
    name: 'styles-topics',
    priority: 7,
    test: /src\/(app\/topics\/(?!feed)|info\/(list|show)\/).*\.css/,
  },
  { name: 'styles-member', priority: 6, test: /src\/member\/(?!logon|register).*\.css/ },
  {
    name: 'styles-info',
    priority: 6,
    test: /src\/(info\/(?!home|colors)|app\/posts\/).*\.css/,
  },
  // Of the public lists, too, but /colors shows them without any of those pages.
  { name: 'styles-lists', priority: 6, test: /src\/(pagination|count-bars)\/.*\.css/ },
  // The billing sheet and the letter are papers, with styles that no other screen needs.
  {
    name: 'styles-membergroup',
    priority: 6,
    test: /src\/membergroup\/(?!logon|keeprep|delivery-book).*\.css/,
  },
  // Messages come after the first paint; so do their styles, which else would hold it up.
  { name: 'styles-late', priority: 6, test: /web\/src\/app\/toasts\..*css/ },
  { name: 'base', priority: 4, test: new RegExp(FIRST.join('|')) },
  { name: 'icons-first', priority: 3.5, test: firstIcons() },
  {
    name: 'form',
    priority: 3,
    test: /node_modules\/react-hook-form\/|packages\/ui\/src\/(checkbox|error-summary|password-field|text-field)\/(?!examples)/,
  },
  // Of the agency's logon page, too, which needs nothing else of the area.
  { name: 'group-failure', priority: 3, test: /(web\/src\/app|contracts\/src)\/group-failure\./ },
  {
    name: 'styles-ui',
    priority: 3,
    test: /packages\/ui\/src\/(?!lightbox|pagination|count-bars).*css$|web\/src\/app\/(print-head|member-page)\..*css/,
  },
  { name: 'icons', priority: 2, test: /lucide-react/ },
  // What stands on nearly every screen, also where there are no records: days in words, headings, letterhead.
  {
    name: 'words',
    priority: 1.5,
    test: /format\/src\/(thai-date|thai-text|wall-time|decimal|graphemes)\.|ui\/src\/(band|drawer|tag|page-header)\/(?!examples)|app\/(confirm-round|drafts|print-head|sign-out)\./,
  },
  {
    name: 'feed',
    priority: 1,
    test: /react-query|app\/(feed|feed-view|early-feeds|gate-queries)\.|packages\/ui\/src\/(dialog|search-field|select-field)\/(?!examples)/,
  },
  // The frame of every page behind a sign-in: the session's check and end, the offline mode, the drawer.
  {
    name: 'area',
    priority: 0.5,
    test: /app\/(loading-screen|session-end|member-gate|first-answers)\.|app\/offline\/(?!register)|app\/(layout-member|member-header|member-menu|confirm-prompt)\.module|node_modules\/idb-keyval/,
  },
  {
    name: 'records',
    priority: 0,
    test: /app\/(member-page|feed-view)\.|app\/statement\/(?!save)|packages\/ui\/src\/(data-table|facts|figures|line-chart|sign-status)\/(?!examples)/,
  },
];

export default defineConfig({
  plugins: [
    react(),
    preloadFonts(),
    dropExamples(),
    // Before whatever answers, so that its headers are on every answer.
    sendHeaders(),
    serviceWorker(),
    writtenPages(`http://127.0.0.1:${apiPort}`),
  ],
  // A short name for each class: the long ones weigh half a kilobyte.
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  server,
  preview: server,
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNKS },
        // The entry holds the name of every file: seven signs of hash and not eight, and a word only for a library.
        chunkFileNames: ({ facadeModuleId }: { facadeModuleId: string | null }) =>
          `assets/${facadeModuleId?.includes('/node_modules/') ? '[name]-' : ''}[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
});
