import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { FileField } from './file-field.tsx';

const paper = (name: string) => new File(['x'.repeat(2_048)], name, { type: 'application/pdf' });

function Demo() {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <FileField
      label="เอกสารแนบ"
      accept=".pdf"
      error="กรุณาแนบเอกสาร"
      files={files}
      onChange={setFiles}
      sizeText={(bytes) => `${bytes / 1_024} kB`}
    />
  );
}

test('files are added to the ones chosen before, and each can be taken out', async () => {
  render(<Demo />);
  const field = screen.getByLabelText('เอกสารแนบ');
  await userEvent.upload(field, paper('ก.pdf'));
  await userEvent.upload(field, [paper('ข.pdf'), paper('ค.pdf')]);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'ก.pdf (2 kB)นำออก ก.pdf',
    'ข.pdf (2 kB)นำออก ข.pdf',
    'ค.pdf (2 kB)นำออก ค.pdf',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'นำออก ข.pdf' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('its error is tied to it', () => {
  render(<Demo />);
  const field = screen.getByLabelText('เอกสารแนบ');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = field.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toContain('กรุณาแนบเอกสาร');
});
