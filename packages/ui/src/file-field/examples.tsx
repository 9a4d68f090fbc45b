import { useState } from 'react';
import type { Shown } from '../examples/example.ts';
import { FileField } from './file-field.tsx';

function Demo({ error }: { error?: string }) {
  const [files, setFiles] = useState<readonly File[]>([new File(['x'], 'ใบรับรองแพทย์')]);
  return (
    <FileField
      label="เอกสารแนบ"
      hint="ไม่เกิน 3 ไฟล์"
      error={error}
      accept="image/png"
      files={files}
      onChange={setFiles}
      sizeText={(bytes) => `${bytes} ไบต์`}
    />
  );
}

export const shown: Shown = {
  name: 'ช่องแนบไฟล์',
  good: 'บอกชนิด ขนาด และจำนวนไฟล์ที่รับไว้ก่อนเลือก',
  bad: 'อย่ารอจนส่งแล้วจึงบอกว่าไฟล์ใหญ่เกินไป',
  examples: {
    แนบไฟล์: <Demo />,
    แนบไฟล์ที่มีข้อผิดพลาด: <Demo error="กรุณาแนบเอกสารอย่างน้อย 1 ไฟล์" />,
  },
};
