import { formatCount, formatNumber } from '@coop/format/money';
import { Band } from '@coop/ui/band';
import { FileField, type FileFieldProps } from '@coop/ui/file-field';
import { useEffect, useRef, useState } from 'react';
import { PAPER_TYPES, sortPapers } from '../forms/paper-files.ts';
import { useByLaws } from '../site/by-laws.ts';

function sizeText(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1024
    ? `${formatCount(kilobytes)} KB`
    : `${formatNumber(Math.round((kilobytes / 1024) * 10) / 10)} MB`;
}

interface PaperFieldProps
  extends Pick<FileFieldProps, 'id' | 'name' | 'label' | 'hint' | 'error' | 'files'> {
  readonly most: number;
  /** Gets the files that can be sent, and in words which cannot and why. */
  readonly onChoose: (files: readonly File[], keptOut: string) => void;
}

/** Attaches the papers of a request. Where there is one, the last that is chosen counts if it can be sent. */
export function PaperField({ most, onChoose, ...field }: PaperFieldProps) {
  const { most_megabytes } = useByLaws().files;
  const [isFitting, setIsFitting] = useState(false);
  const latest = useRef(0);
  // The form may have changed while a photo is made smaller.
  const tell = useRef(onChoose);
  useEffect(() => {
    tell.current = onChoose;
  });
  const choose = async (chosen: readonly File[]) => {
    const taken = most === 1 ? chosen.slice(-1) : chosen;
    latest.current += 1;
    const turn = latest.current;
    setIsFitting(true);
    const { files, keptOut } = await sortPapers(taken, most, most_megabytes);
    // Who has chosen again meanwhile means that.
    if (turn !== latest.current) return;
    setIsFitting(false);
    tell.current(most === 1 && keptOut.length > 0 ? field.files : files, keptOut.join(' '));
  };
  return (
    <>
      <FileField
        {...field}
        accept={PAPER_TYPES.join(',')}
        onChange={(chosen) => void choose(chosen)}
        sizeText={sizeText}
      />
      <p role="status" className="note">
        {isFitting && 'กำลังเตรียมไฟล์'}
      </p>
    </>
  );
}

/** Names the files that a reload has lost. */
export function LostPapers({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Band tone="waiting" title={`กรุณาเลือกไฟล์อีกครั้ง: ${names.join(', ')}`}>
      ข้อความที่กรอกไว้ยังอยู่ แต่ไฟล์ต้องเลือกใหม่เพราะหน้านี้ถูกเปิดใหม่
    </Band>
  );
}
