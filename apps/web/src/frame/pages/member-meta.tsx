import { useSite } from '../../site/site.tsx';

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
