import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordAgain } from '../../accounts/password-again.tsx';
import { saveFile } from '../../documents/export/export-table.ts';
import { useCall } from '../../feed/use-call.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { useFormErrors } from '../../forms/use-form-errors.ts';
import { useSite } from '../../site/site.tsx';

const FIELD_IDS = { mem_password: 'copy-password' } as const;

/** Everything the portal holds of the member as one file, behind the password; nothing of it stays in the page. */
export function DataCopy() {
  const { run } = useCall('memberDataCopyCreate');
  const { coopNameTH } = useSite();
  const [made, setMade] = useState(false);
  const form = useForm({ defaultValues: { mem_password: '' }, shouldFocusError: false });
  const { errorOf, summary, busy, submit } = useFormErrors(form, FIELD_IDS);
  const make = submit(async ({ mem_password }) => {
    setMade(false);
    const copy = await run({ body: { mem_password } });
    if (!copy) return undefined;
    if (copy.sections.length === 0) return 'ระบบตอบกลับไม่ครบถ้วน กรุณาลองใหม่อีกครั้ง';
    const { copyFileName, copyPage } = await import('./copy-page.ts');
    const page = new Blob([copyPage(copy, coopNameTH)], { type: 'text/html;charset=utf-8' });
    saveFile(copyFileName(copy), page);
    form.reset();
    setMade(true);
    return undefined;
  });
  return (
    <div className="no-print">
      <Card title="ขอสำเนาข้อมูลของท่าน">
        <form method="post" noValidate onSubmit={make} className="stack">
          <FormSummary title="ยังทำสำเนาไม่ได้" {...summary} />
          <p>
            ได้ไฟล์เดียวที่มีข้อมูลทั้งหมดของท่านในระบบนี้ เปิดอ่านในเบราว์เซอร์ได้ และโปรแกรมอื่นอ่านต่อได้ เป็นข้อมูลส่วนตัว
            จึงขอรหัสผ่านอีกครั้ง
          </p>
          <PasswordAgain
            {...form.register('mem_password', { required: 'กรุณากรอกรหัสผ่าน' })}
            id={FIELD_IDS.mem_password}
            label="รหัสผ่าน"
            error={errorOf('mem_password')}
          />
          <p>
            <Button type="submit" busy={busy} busyLabel="กำลังทำสำเนา">
              ทำสำเนาข้อมูล
            </Button>
          </p>
          <p role="status">{made ? 'บันทึกไฟล์แล้ว กรุณาเก็บไฟล์ไว้ในที่ที่ผู้อื่นไม่เห็น' : ''}</p>
        </form>
      </Card>
    </div>
  );
}
