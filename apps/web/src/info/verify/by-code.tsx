import { type PaperCode, readPaperCode } from '@coop/contracts/info/paper-code';
import type { VerifyKey } from '@coop/contracts/info/verify';
import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { useEffect, useMemo } from 'react';
import { PhoneButton } from '../../site/links/phone-link.tsx';
import { signatureOf } from './signature.ts';
import { text } from './text.ts';
import { useAsking } from './use-asking.ts';
import { VerdictView } from './verdict.tsx';

interface ByCodeProps {
  readonly code: string;
  readonly keys: readonly VerifyKey[];
  /** The keys may still come. */
  readonly areKeysDue: boolean;
}

/** The paper whose QR code led here: its signature is checked on the device, then the cooperative is asked. */
export function ByCode({ code, ...keys }: ByCodeProps) {
  const paper = useMemo(() => readPaperCode(code), [code]);
  return (
    <Card title="ผลการตรวจสอบ">
      {paper ? (
        <Checked key={code} code={code} paper={paper} {...keys} />
      ) : (
        <Band
          tone="negative"
          title={text.forged}
          action={<PhoneButton>{text.call}</PhoneButton>}
          live
        >
          {text.forgedMore}
        </Band>
      )}
    </Card>
  );
}

function Checked({ code, paper, keys, areKeysDue }: ByCodeProps & { readonly paper: PaperCode }) {
  const { answer, ask } = useAsking();
  const signature = useMemo(() => signatureOf(paper, keys), [paper, keys]);
  useEffect(() => void ask({ code }), [ask, code]);
  const isOpen = signature === 'no-key' && areKeysDue;
  return (
    <VerdictView
      signature={isOpen ? undefined : signature}
      answer={answer}
      fields={paper.fields}
      action={
        answer.is === 'failed' && (
          <p>
            <Button onClick={() => void ask({ code })}>ถามสหกรณ์อีกครั้ง</Button>
          </p>
        )
      }
    />
  );
}
