// The two mappings of the specification (2.2, content images; paths in section 9).

/** Categories that have a default picture of their own among the portal's files. */
const CATEGORIES: ReadonlySet<string> = new Set([
  'news',
  'order',
  'rules',
  'overall_operation',
  'coop_investment',
  'coop_order',
  'coop_act',
  'welfare',
  'notice',
  'activity-gallary',
  'video',
  'bussiness_report',
  'bussiness_report_monthy',
  'download',
]);

/** Content types and their fallback pictures, which the backend keeps; `default` for every other. */
const CONTENT_TYPES: ReadonlySet<string> = new Set([
  'news',
  'activity-gallary',
  'rule',
  'Scholarships',
  'achievement',
  'report_center',
  'notice',
  'news_letters',
  'business_report',
  'download',
]);

/** Categories whose content type has another spelling. */
const TYPE_OF: Readonly<Record<string, string>> = {
  rules: 'rule',
  bussiness_report: 'business_report',
  bussiness_report_monthy: 'business_report',
};

/** Fallback picture for items of a category; that of the news for an unknown one (PUB-11). */
export function categoryPicture(category: string): string {
  const known = CATEGORIES.has(category) ? category : 'news';
  return `/picture/Utils/ContentDefault/${known}.webp`;
}

/** Fallback picture by content type, for the sections of the first page (PUB-12). */
export function contentTypePicture(type: string): string {
  const knownType = Object.hasOwn(TYPE_OF, type) ? TYPE_OF[type] : type;
  const known = knownType && CONTENT_TYPES.has(knownType) ? knownType : 'default';
  return `/mediafiles/images/Utils/content_default/${known}.webp`;
}

/** Fallback picture of a list: by category, or by content type if the specification has only that. */
export function fallbackPicture(category: string): string {
  return !CATEGORIES.has(category) && CONTENT_TYPES.has(category)
    ? contentTypePicture(category)
    : categoryPicture(category);
}

/** Address of an uploaded file; undefined without a name. Every segment is encoded, so it stays below mediafiles/. */
export function mediaPath(file: string): string | undefined {
  // Half a sign has no code to be sent as.
  const steps = file
    .toWellFormed()
    .split('/')
    .filter((step) => step !== '' && step !== '.' && step !== '..');
  return steps.length === 0
    ? undefined
    : `/mediafiles/${steps.map((step) => encodeURIComponent(step)).join('/')}`;
}
