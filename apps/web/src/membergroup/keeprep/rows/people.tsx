import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { EmptyCard } from '../../../page/empty-card.tsx';
import { usePhone } from '../../../page/use-phone.ts';
import { PhoneList } from './phone-list.tsx';
import { type SheetProps, SheetTable } from './sheet-table.tsx';

/** Everybody who is shown, a row each, or two lines on a phone; or how to see somebody again. */
export function People(props: SheetProps) {
  const { filter } = props;
  const isPhone = usePhone();
  if (filter.shown.length + filter.rest.length === 0) {
    return (
      <EmptyCard
        title="ไม่พบสมาชิกตามที่กรอง"
        action={<Button onClick={filter.showAll}>แสดงทั้งหมด</Button>}
      >
        ลองเปลี่ยนคำค้น ตัวกรอง หรือช่วงเลขที่สมาชิก
      </EmptyCard>
    );
  }
  if (!isPhone) return <SheetTable {...props} />;
  return (
    <Card>
      <PhoneList {...props} />
    </Card>
  );
}
