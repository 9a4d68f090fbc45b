import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { useAct } from '../control/act.tsx';
import { control, type Recording as RecordingFile } from '../control/control.ts';
import { downloadJson } from '../control/download.ts';
import { JsonFileForm } from '../control/json-file-form.tsx';
import layout from '../control/layout.module.css';
import { QueryView } from '../control/mock-query.tsx';
import { useControl } from '../control/use-control.ts';

const WORDS = {
  file: 'ไฟล์คำตอบ (.json)',
  choose: 'กรุณาเลือกไฟล์คำตอบ',
  open: 'ตอบจากไฟล์นี้',
} as const;

/** Saves the backend's answers as a file, and answers from such a file. */
export function Recording() {
  const { world, act, doHere } = useAct();
  const query = useControl('recording.get');
  const save = async () =>
    downloadJson(`recording-${world}.json`, await control.recording.export.query({ world }));
  const stop = () => control.recording.stop.mutate({ world });
  return (
    <Card title="คำตอบที่บันทึกไว้">
      <p className={layout.note}>
        บันทึกคำตอบของ backend จริงเป็นไฟล์ โดยปิดชื่อและตัวเลข แล้วให้ mock ใดก็ได้ตอบจากไฟล์นั้นโดยไม่ต้องต่อ backend
      </p>
      <QueryView query={query}>
        {({ recorded, played }) => (
          <>
            <p>{`บันทึกได้ ${recorded} คำตอบ กำลังตอบจากไฟล์ ${played} คำตอบ`}</p>
            <div className={layout.row}>
              {recorded > 0 ? (
                <Button onClick={() => void doHere(save, 'ดาวน์โหลดคำตอบแล้ว')}>ดาวน์โหลดคำตอบ</Button>
              ) : null}
              {played > 0 ? (
                <Button onClick={() => void act(stop, 'เลิกตอบจากไฟล์แล้ว')}>เลิกตอบจากไฟล์</Button>
              ) : null}
            </div>
          </>
        )}
      </QueryView>
      <Play />
    </Card>
  );
}

function Play() {
  const { world, act } = useAct();
  const play = (read: () => Promise<RecordingFile>) =>
    act(
      async () => control.recording.play.mutate({ world, recording: await read() }),
      ({ played }) => `โลกนี้ตอบจากไฟล์ ${played} คำตอบแล้ว`,
    );
  return <JsonFileForm words={WORDS} onOpen={(read) => void play(read)} />;
}
