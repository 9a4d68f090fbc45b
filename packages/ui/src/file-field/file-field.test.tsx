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

test('a name is text without hidden signs, and a long one leaves room for its size', async () => {
  const { container } = render(<Demo />);
  const names = ['<img src=x onerror=alert(1)>.pdf', 'ใบ\u202efdp.pdf', `${'ก'.repeat(300)}.pdf`];
  await userEvent.upload(screen.getByLabelText('เอกสารแนบ'), names.map(paper));
  const [marked, turned, long = ''] = screen
    .getAllByRole('listitem')
    .map((element) => element.textContent);
  expect(marked).toContain('<img src=x onerror=alert(1)>.pdf (2 kB)');
  expect(container.querySelector('img')).toBeNull();
  expect(turned).toContain('ใบfdp.pdf (2 kB)');
  expect(long).toMatch(/^ก{43}…ก{12}\.pdf \(2 kB\)/);
});
