import { Button } from '@coop/ui/button';
import Link from 'lucide-react/icons/link';
import { notify } from '../../toasts/notify.ts';

/** A button that copies the address with the current inputs. */
export function ShareLink({ link }: { link: () => string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(link());
      notify.success('คัดลอกลิงก์แล้ว ส่งต่อหรือเก็บไว้เปิดดูภายหลังได้');
    } catch {
      // Without https a page has no clipboard access, but the address bar has the same address.
      notify.error('เครื่องนี้ไม่ให้คัดลอก กรุณาคัดลอกจากแถบที่อยู่ของเบราว์เซอร์');
    }
  }
  return (
    <Button icon={<Link />} onClick={() => void copy()}>
      คัดลอกลิงก์
    </Button>
  );
}
