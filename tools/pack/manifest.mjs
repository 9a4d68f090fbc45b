// What a packed package.json says. pnpm has put versions in the place of `catalog:` and `workspace:` before.

/** The libraries that a bundle does not hold: with a binary, with files of their own, or with types that a suite sees. */
const OUTSIDE = {
  '@coop/mock-api': ['@expo-google-fonts/noto-sans-thai-looped', 'pdfkit', 'sharp'],
  '@coop/web': ['@expo-google-fonts/noto-sans-thai-looped', '@resvg/resvg-js'],
  '@coop/testing': ['@fontsource/sarabun', '@trpc/client', '@trpc/server', 'zod'],
};

export const hooks = {
  /** Leaves out what the bundle holds, and what only this repository needs. */
  beforePacking({ dependencies, devDependencies: _dev, scripts: _scripts, ...manifest }) {
    const versions = OUTSIDE[manifest.name].map((name) => [name, dependencies[name]]);
    return { ...manifest, dependencies: Object.fromEntries(versions) };
  },
};
