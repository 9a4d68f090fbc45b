import { keyed } from '@coop/format/keyed';
import { Facts } from '@coop/ui/facts';
import { Fold } from '@coop/ui/fold';
import { useEffect, useState } from 'react';
import { type LoaderFunction, useLocation } from 'react-router';
import { pageContext } from '../../feed/loader.ts';
import { registerWorker } from '../../feed/offline/register.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { PublicPage } from '../../frame/pages/public-page.tsx';
import { useIsPrerendered } from '../../site/rendered-page.ts';
import { ByCode } from './by-code.tsx';
import { ByNumber } from './by-number.tsx';
import { codeIn } from './code-in.ts';
import { keepKeys, keptKeys } from './kept-keys.ts';
import { text } from './text.ts';

/** The page says itself what it has no keys for. */
const QUIET = { quiet: true };

export const loader: LoaderFunction = ({ context }) =>
  context.get(pageContext).ask('infoVerifyKeys', {}, QUIET);

/** /verify, with the code of a paper behind #, where no server sees it. */
export function Component() {
  const { keys, areDue } = useKeys();
  const { hash } = useLocation();
  // Papers are checked wherever they are.
  useEffect(registerWorker, []);
  // A fragment never reaches the server, so the page is taken over without.
  const isPrerendered = useIsPrerendered();
  const code = isPrerendered ? '' : codeIn(hash);
  return (
    <PublicPage
      title={text.title}
      description="ตรวจว่าใบเสร็จ หนังสือ หรือเอกสารของสหกรณ์เป็นของจริงและยังใช้ได้ ไม่ต้องเข้าสู่ระบบ"
    >
      {code ? (
        <ByCode code={code} keys={keys} areKeysDue={areDue} />
      ) : (
        <p>
          ถ่ายรหัส QR บนเอกสารด้วยกล้องโทรศัพท์ หรือกรอกเลขที่เอกสารและรหัสตรวจสอบที่พิมพ์อยู่ใต้รหัส QR
          หน้านี้ไม่แสดงชื่อของผู้ใด
        </p>
      )}
      <ByNumber />
      <Fold summary="กุญแจสาธารณะของสหกรณ์">
        <p>ใช้ตรวจลายเซ็น (Ed25519) ของเอกสารด้วยโปรแกรมอื่นได้ เครื่องนี้เก็บไว้เพื่อตรวจเมื่อไม่มีอินเทอร์เน็ต</p>
        {keys.length > 0 ? (
          <Facts
            rows={keyed(keys, ({ key_id }) => key_id).map(([term, { public_key }]) => [
              term,
              <code>{public_key}</code>,
            ])}
          />
        ) : (
          <p>ยังไม่มีกุญแจในเครื่องนี้</p>
        )}
      </Fold>
    </PublicPage>
  );
}

/** The cooperative's keys: as it publishes them now, else as this device last saw them. */
function useKeys() {
  const { data, isPending } = useFeed('infoVerifyKeys', {}, QUIET);
  const [kept, setKept] = useState<ReturnType<typeof keptKeys>>([]);
  useEffect(() => setKept(keptKeys()), []);
  useEffect(() => {
    if (data) keepKeys(data.keys);
  }, [data]);
  return { keys: data?.keys ?? kept, areDue: isPending };
}
