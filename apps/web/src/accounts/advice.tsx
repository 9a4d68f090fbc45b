import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { LinkButton } from '../page/link-button.tsx';
import styles from './devices.module.css';

/** In place of the list, where the backend keeps none. */
export function NoDeviceList({ passwordPath }: { passwordPath: string }) {
  return (
    <Card>
      <EmptyState title="ระบบของสหกรณ์ยังไม่แสดงรายการอุปกรณ์">
        หากสงสัยว่ามีผู้อื่นเข้าสู่ระบบ โปรดเปลี่ยนรหัสผ่าน แล้วแจ้งสหกรณ์
      </EmptyState>
      <ToPassword path={passwordPath} />
    </Card>
  );
}

/** Shows what to do about a device that one does not know. */
export function DeviceAdvice({ passwordPath }: { passwordPath: string }) {
  return (
    <div className="no-print">
      <Card title="ไม่รู้จักอุปกรณ์ใดในรายการนี้?">
        <p>โปรดเปลี่ยนรหัสผ่านทันที อุปกรณ์อื่นทั้งหมดจะออกจากระบบด้วย</p>
        <ToPassword path={passwordPath} />
      </Card>
    </div>
  );
}

const ToPassword = ({ path }: { path: string }) => (
  <p className={`${styles.actions} no-print`}>
    <LinkButton to={path}>เปลี่ยนรหัสผ่าน</LinkButton>
  </p>
);
