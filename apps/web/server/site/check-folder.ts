import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '@coop/contracts/site';
import { isLogoFile, LOGO_FILES, logoProblem } from './logo-file.ts';
import { watchMountedSite } from './mounted-site.ts';
import { watchMountedTexts } from './mounted-texts.ts';
import { type Findings, textFiles } from './site-problems.ts';

const isThere = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** Checks the legal texts that the configuration publishes as files of the folder. */
function textProblems(folder: string, site: SiteConfig): readonly string[] {
  const wrong: string[] = [];
  const read = watchMountedTexts(folder, { complain: (sentence) => wrong.push(sentence) });
  for (const [name, path] of textFiles(site)) {
    if (isThere(join(folder, path))) read(`/${path}`);
    else wrong.push(`texts.${name} names /${path}, and ${join(folder, path)} is not there`);
  }
  return wrong;
}

function logoProblems(folder: string, { logo }: SiteConfig): readonly string[] {
  if (!isLogoFile(logo)) return [];
  const file = join(folder, logo);
  if (!isThere(file)) return [`logo names ${logo}, and ${file} is not there`];
  const problem = logoProblem(readFileSync(file));
  return problem ? [`logo: ${file} ${problem}`] : [];
}

/** A logo that nobody names is probably meant to be shown. */
function unnamedLogos(folder: string, { logo }: SiteConfig): readonly string[] {
  return LOGO_FILES.filter((name) => name !== logo && isThere(join(folder, name))).map(
    (name) => `${join(folder, name)} is not shown: logo of site.json does not name it`,
  );
}

/**
 * Checks everything that a deployment has in its folder before the server starts: site.json, and the logo and texts that
 * it names. None of it is needed; without site.json the backend's is taken.
 */
export function checkFolder(folder: string | undefined): Findings {
  const { site, problems, remarks } = watchMountedSite(folder, { complain: () => undefined })();
  const messages = {
    problems: problems.map((problem) => `site configuration: ${problem}`),
    remarks: remarks.map((remark) => `site configuration: ${remark}`),
  };
  if (!folder || !site) return messages;
  return {
    problems: [...messages.problems, ...logoProblems(folder, site), ...textProblems(folder, site)],
    remarks: [...messages.remarks, ...unnamedLogos(folder, site)],
  };
}
