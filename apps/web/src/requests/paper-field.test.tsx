import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SiteProvider } from '../site/site.tsx';
import { SITE } from '../testing/render-screen.tsx';
import { LostPapers, PaperField } from './paper-field.tsx';

const pdf = (name: string, size = 1) =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' });
const program = new File(['MZ'], 'evil.exe', { type: 'application/x-msdownload' });

function Form({ most }: { most: number }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [error, setError] = useState('');
  const choose = (chosen: readonly File[], keptOut: string) => {
    setFiles(chosen);
    setError(keptOut);
  };
  return <PaperField label="เอกสาร" most={most} files={files} error={error} onChoose={choose} />;
}

async function attach(mostFiles: number, ...files: File[]) {
  render(
    <SiteProvider site={SITE}>
      <Form most={mostFiles} />
    </SiteProvider>,
  );
  const user = userEvent.setup({ applyAccept: false });
  for (const file of files) {
    await user.upload(screen.getByLabelText(/เอกสาร/), file);
    await screen.findAllByText((words) => words.includes(file.name));
  }
  return screen.getAllByRole('listitem').map((element) => element.textContent);
}

test('of one paper the last that is chosen counts', async () => {
  expect(await attach(1, pdf('ก.pdf'), pdf('ข.pdf'))).toEqual([expect.stringContaining('ข.pdf')]);
});

test('one that cannot be sent does not take the place of one that can', async () => {
  expect(await attach(1, pdf('ก.pdf'), program)).toEqual([expect.stringContaining('ก.pdf')]);
  expect(screen.getByText(/^ไม่ได้แนบ evil\.exe/)).toBeDefined();
});

test('several papers are kept in their order, each with its size', async () => {
  const listed = await attach(2, pdf('ก.pdf', 2048), pdf('ข.pdf', 1.5 * 1024 * 1024));
  expect(listed).toEqual([
    expect.stringContaining('ก.pdf (2 KB)'),
    expect.stringContaining('ข.pdf (1.50 MB)'),
  ]);
});

test('files that a reload has lost are named; without any nothing is said', () => {
  const { container, rerender } = render(<LostPapers names={[]} />);
  expect(container.textContent).toBe('');
  rerender(<LostPapers names={['ก.pdf', 'ข.pdf']} />);
  expect(container.textContent).toMatch(/^กรุณาเลือกไฟล์อีกครั้ง: ก\.pdf, ข\.pdf/);
});
