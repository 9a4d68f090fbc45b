import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { PublicPage } from '../../frame/public/public-page.tsx';
import { Crumbs } from '../../page/crumbs.tsx';
import { NeedsScripts } from '../../page/needs-scripts.tsx';
import { paths } from '../../site/paths.ts';
import { PostForm } from './form.tsx';
import { text } from './text.ts';

/** /boardPost */
export function Component() {
  return (
    <PublicPage
      title={text.title}
      description="ตั้งคำถามบนกระดานถามตอบของสหกรณ์ ไม่ต้องเข้าสู่ระบบ"
      crumbs={
        <Crumbs items={[{ label: 'กระดานถามตอบ', href: paths.board }, { label: text.title }]} />
      }
    >
      <Band tone="info" title="ก่อนตั้งกระทู้">
        โปรดใช้ถ้อยคำสุภาพ และไม่ลงเลขประจำตัวประชาชน เลขบัญชี หรือข้อมูลส่วนตัวของผู้ใด
        ข้อความจะแสดงต่อผู้อื่นหลังเจ้าหน้าที่ตรวจสอบ
      </Band>
      <Card>
        <NeedsScripts what="การตั้งกระทู้" />
        <PostForm />
      </Card>
    </PublicPage>
  );
}
