/**
 * The bundler splits by route. Beside that stand in a file each: the libraries that every page has, so that a new release
 * leaves them in the browser's cache; what every page, every public page and every page of a member begins with, with all
 * that it imports, the client of the contract among it; and what many screens share, so that a page needs few files.
 */
export const GROUPS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 7 },
  { name: 'router', test: /node_modules\/(react-router|@tanstack)\//, priority: 6 },
  { name: 'first', test: /web\/src\/first-paint\/start\.tsx$/, priority: 5 },
  {
    name: 'public',
    test: /web\/src\/(routes\/layouts\/info|info\/home\/route)\.tsx$/,
    priority: 4,
  },
  {
    name: 'ui',
    test: /packages\/ui\/src\/(?!.*examples)|node_modules\/lucide-react\//,
    minShareCount: 3,
    priority: 3,
  },
  {
    name: 'shared',
    test: /web\/src\/(?!info|member)|packages\/(format|finance|papers)\//,
    minShareCount: 6,
    priority: 2,
  },
  // The last: of what public pages have they take nothing.
  { name: 'signed-in', test: /web\/src\/routes\/layouts\/member\.tsx$/, priority: 1 },
  { name: 'client', test: /web\/src\/client\/backend\.ts$/, priority: 0 },
];
