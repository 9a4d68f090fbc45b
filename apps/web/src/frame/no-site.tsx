import { Button } from '@coop/ui/button';
import { NoSiteError } from '../site/site.tsx';
import bar from './bar.module.css';

/** Shown when the site configuration cannot be loaded, without which not even the name of the cooperative is known. */
export function NoSite({ error }: { readonly error: Error }) {
  const reference = error instanceof NoSiteError && error.reference;
  return (
    <main className={`${bar.content} stack`}>
      <title>ยังเปิดหน้าเว็บไม่ได้</title>
      <div role="alert">
        <h1>ยังเปิดหน้าเว็บไม่ได้</h1>
        <p>เชื่อมต่อกับสหกรณ์ไม่สำเร็จ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองใหม่</p>
        {reference && <p>{`แจ้งรหัส ${reference}`}</p>}
      </div>
      <p>
        <Button variant="primary" onClick={() => location.reload()}>
          ลองใหม่
        </Button>
      </p>
    </main>
  );
}
