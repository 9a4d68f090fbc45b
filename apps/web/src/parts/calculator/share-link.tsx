import { Button } from '@coop/ui/button';
import Link from 'lucide-react/icons/link';
import { notify } from '../../toasts/notify.ts';

/** Copies the address that brings the same inputs back. */
export function ShareLink({ link }: { link: () => string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(link());
      notify.success('คัดลอกลิงก์แล้ว ส่งต่อหรือเก็บไว้เปิดดูภายหลังได้');
    } catch {
      // Without a secure address a page has no clipboard; the address itself is up to date.
      notify.error('เครื่องนี้ไม่ให้คัดลอก กรุณาคัดลอกจากแถบที่อยู่ของเบราว์เซอร์');
    }
  }
  return (
    <Button icon={<Link />} onClick={() => void copy()}>
      คัดลอกลิงก์
    </Button>
  );
}
