import { FileField } from '@coop/ui/file-field';
import { useState } from 'react';
import { SmallForm } from './small-form.tsx';

interface Words {
  /** Label of the field. */
  readonly file: string;
  /** Shown when no file is chosen. */
  readonly choose: string;
  readonly open: string;
}

interface JsonFileFormProps {
  readonly words: Words;
  /** Receives a function that reads the file and rejects when it is not JSON. The mock checks the content. */
  readonly onOpen: (read: () => Promise<ReturnType<typeof JSON.parse>>) => void;
}

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1_000)} kB`;

export function JsonFileForm({ words, onOpen }: JsonFileFormProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [error, setError] = useState<string>();
  function handleSubmit() {
    const [file] = files;
    setError(file ? undefined : words.choose);
    if (!file) return;
    onOpen(async () => {
      const json = await file.text();
      try {
        return JSON.parse(json);
      } catch {
        throw new Error('ไฟล์นี้ไม่ใช่ JSON');
      }
    });
  }
  return (
    <SmallForm press={words.open} onSubmit={handleSubmit}>
      <FileField
        label={words.file}
        accept=".json,application/json"
        files={files}
        onChange={(chosen) => setFiles(chosen.slice(-1))}
        sizeText={kilobytes}
        error={error}
      />
    </SmallForm>
  );
}
