import { useSite } from './site.tsx';

interface PageMetaProps {
  readonly title: string;
  readonly description?: string;
  /** Members' pages are for nobody's search index. */
  readonly noIndex?: boolean;
}

/** Title and description of a public page; what has no description of its own has its title in it. */
export function PageMeta({ title, description, noIndex = false }: PageMetaProps) {
  const site = useSite();
  const full = `${title} - ${site.coopNameTH}`;
  const text = description ?? `${title} - ${site.www_description ?? site.coopNameTH}`;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={text} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={text} />
      <meta property="og:site_name" content={site.coopNameTH} />
      {noIndex && <meta name="robots" content="noindex" />}
    </>
  );
}

/** Title and description of a page of the member area: `{page} · main - {coop}` (MEM-06). */
export function MemberMeta({ title }: { title?: string }) {
  const site = useSite();
  const main = `main - ${site.coopNameTH}`;
  return (
    <>
      <title>{title ? `${title} · ${main}` : main}</title>
      <meta
        name="description"
        content={`ระบบตรวจสอบข้อมูลสมาชิกออนไลน์แบบเรียลไทม์ของ${site.coopNameTH}`}
      />
      <meta name="robots" content="noindex" />
    </>
  );
}
