import { FailedState } from '@coop/ui/failed-state';

/** Shown when the site configuration cannot be loaded: without it nothing knows whose portal this is. */
export function NoSite() {
  return (
    <main>
      <title>ยังเปิดหน้าเว็บไม่ได้</title>
      <FailedState
        title="ยังเปิดหน้าเว็บไม่ได้"
        detail="เชื่อมต่อกับสหกรณ์ไม่สำเร็จ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองใหม่"
        onRetry={() => location.reload()}
      />
    </main>
  );
}
