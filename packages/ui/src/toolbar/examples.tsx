import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { Button } from '../button/button.tsx';
import type { Shown } from '../examples/example.ts';
import { SearchField } from '../search-field/search-field.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { Toolbar } from './toolbar.tsx';

export const shown: Shown = {
  name: 'แถบเครื่องมือ',
  good: 'วางตัวกรองไว้ซ้าย ปุ่มไว้ขวา เหนือสิ่งที่มีผลถึง',
  bad: 'อย่าใส่ปุ่มหลักของหน้าไว้ในแถบนี้',
  examples: {
    ตัวกรองและปุ่มเหนือตาราง: (
      <Toolbar
        actions={
          <>
            <Button icon={<Printer />}>พิมพ์</Button>
            <Button icon={<Download />}>ดาวน์โหลด</Button>
          </>
        }
      >
        <SelectField label="ช่วงเวลา" options={[{ value: 'y', label: 'ปีบัญชีนี้' }]} />
        <SearchField label="ค้นหา" placeholder="รายการ หรือเลขที่ใบเสร็จ" value="" onChange={() => {}} />
      </Toolbar>
    ),
  },
};
