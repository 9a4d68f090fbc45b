import type { WelfareRequestBody } from '@coop/contracts/member/welfare';
import { BY_LAWS, MOST_FILE_BYTES } from '@coop/cooperative/rules/by-laws';
import { shownFileName } from '@coop/format/text/file-name';
import { sniffPaper } from './file-type.ts';

/** Returns the files that are PDF or pictures; the others, and more than `most`, add an error to their field. */
export function filesOf(
  files: WelfareRequestBody['files'],
  errors: Record<string, string[]>,
  mostFiles = files.length,
) {
  if (files.length > mostFiles) errors.files = [`แนบเอกสารได้ไม่เกิน ${mostFiles} ไฟล์`];
  return files.flatMap(({ name, data }, index) => {
    const base64 = data.slice(data.indexOf(',') + 1);
    const bytes = Buffer.from(base64, 'base64');
    const type = sniffPaper(bytes);
    if (bytes.length > MOST_FILE_BYTES) {
      errors[`files.${index}.data`] = [
        `ไฟล์ ${shownFileName(name)} ใหญ่เกิน ${BY_LAWS.files.most_megabytes} MB`,
      ];
    } else if (!type) {
      errors[`files.${index}.data`] = [`ไฟล์ ${shownFileName(name)} ไม่ใช่ PDF, JPEG หรือ PNG`];
    }
    return type ? [{ name, type, bytes: bytes.length, base64 }] : [];
  });
}
