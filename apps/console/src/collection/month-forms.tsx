import { buttonClass } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import LogIn from 'lucide-react/icons/log-in';
import { baht } from '../control/baht.ts';
import type { Month } from '../control/control.ts';
import { usePlace } from '../control/use-place.ts';
import { FormCard } from '../forms/procedure-form.tsx';
import { personaLink } from '../people/persona-link.ts';
import { Desk } from './desk.tsx';

const RECORD = 'บันทึกผลการหัก';
const CORRECT = 'แก้ไขผลการหักที่ลงบัญชีแล้ว';
const ACTED = { sends: 'ส่งครบแล้ว', 'sends-short': 'ส่งขาดแล้ว', keeps: 'ไม่ส่งแล้ว' };

/** Forms for what the agency does about the month, and the links to its pages. */
export function MonthForms({ month }: { month: Month }) {
  const { world } = usePlace();
  const { agency, period, closed } = month;
  const monthKey = { agency, period };
  return (
    <>
      <FormCard
        title="ทำแทนหน่วยงานในคลิกเดียว"
        note="ส่งขาดคือสมาชิกรายแรกหักได้ครึ่งเดียว ส่วนการ์ดถัดไปกำหนดเองได้ทุกอย่าง"
        procedure="agencies.act"
        given={monthKey}
        done={(_answer, { does }) => `${period} ${ACTED[does]}`}
      >
        <a
          className={buttonClass('primary')}
          href={personaLink({ agency, world })}
          target="_blank"
          rel="noopener"
        >
          <LogIn /> เข้าใช้เป็นหน่วยงานนี้
        </a>
      </FormCard>
      {closed ? (
        <>
          <Card title={RECORD}>
            <p>{closed}</p>
          </Card>
          <FormCard
            title={CORRECT}
            note="โต๊ะของสหกรณ์: หักเงินสมาชิกได้จริงมากกว่าที่บันทึกไว้ ยอดที่เพิ่มลงบัญชีของสมาชิกวันนี้ และเป็นยอดที่หน่วยงานต้องโอนเพิ่ม"
            procedure="agencies.correct"
            given={monthKey}
            press={CORRECT}
            done={(_answer, { member }) => `แก้ไขผลการหักของ ${member} แล้ว สมาชิกได้รับแจ้ง`}
          />
        </>
      ) : (
        <FormCard
          title={RECORD}
          note="ทุกคนหักได้ครบ ยกเว้นผู้ที่เพิ่มไว้ที่นี่"
          procedure="agencies.record"
          given={monthKey}
          press={RECORD}
          done={({ short }) =>
            short.length === 0
              ? `บันทึกงวด ${period} แล้ว หักครบทุกคน`
              : `บันทึกงวด ${period} แล้ว หักไม่ครบ ${short.length} ราย`
          }
        />
      )}
      <FormCard
        title="โอนเงิน"
        note="เว้นจำนวนเงินว่างไว้เพื่อโอนครบยอดที่หักได้ ใส่น้อยกว่าเพื่อโอนขาด"
        procedure="agencies.transfer"
        given={monthKey}
        press="แจ้งโอน"
        done={({ transferred }) => `แจ้งโอน ${baht(transferred)} บาทแล้ว`}
      />
      <Desk month={month} />
      <FormCard
        title="ไม่นำส่ง"
        note="เมื่อพ้นกำหนดส่ง ทุกคนในงบหน้าจะค้างชำระ บันทึกผลการหักใหม่เพื่อยกเลิก"
        procedure="agencies.withhold"
        given={monthKey}
        press="หน่วยงานไม่นำส่งงวดนี้"
        variant="danger"
        done={`หน่วยงานไม่นำส่งงวด ${period} แล้ว`}
      />
    </>
  );
}
