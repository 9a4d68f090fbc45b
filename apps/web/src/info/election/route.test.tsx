import { examples } from '@coop/contracts/examples/examples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { provideTokens, WITH_BOT_CHECK } from '../../testing/bot-provider.ts';
import { definition, tableRows, textOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Election } from './route.tsx';

const path = '/election';
const member = '00001';
const { response } = examples.infoElectionShow;
const CANDIDATE = {
  number: 3,
  name: 'นายสุรชัย เพชรน้ำดี',
  unit_no: 4,
  position: 'กรรมการ',
  work: 'ครูชำนาญการพิเศษ โรงเรียนบ้านท่าสูง',
  picture: '',
};
const [unit] = response.units;
/** An election in which one unit votes on one candidate. */
const SMALL = {
  ...response,
  units: [{ ...unit, unit_no: 4 }],
  positions: [{ position: 'กรรมการ', seats: 'หน่วยละ 1 คน', candidates: [CANDIDATE] }],
};

const openAt = (time: string) =>
  openScreen(Election, {
    site: { ...WITH_BOT_CHECK, phone: '075-123-456' },
    at: path,
    before: ({ clock }) => clock.set(Date.parse(`${time}+07:00`)),
  });
const shown = () => textOf(document.body);
/** Returns what comes first below the heading of the page. */
const first = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent;
const LOOK = 'ตรวจสอบสิทธิและหน่วยเลือกตั้งของท่าน';
const NO = 'เลขทะเบียนสมาชิก หรือเลขประจำตัวประชาชน';

test('[PUB-20] the result comes first; bars and table say the same, unit by unit', async () => {
  const { user, address } = await openScreen(Election, { at: path });
  await screen.findByRole('heading', {
    level: 1,
    name: 'การเลือกตั้งคณะกรรมการดำเนินการ ประจำปี 2570',
  });
  expect(first()).toBe('ประธานกรรมการ');
  expect(screen.queryByLabelText(NO)).toBeNull();
  expect(shown()).toContain(
    'นางวรรณภา หนูพรหม (หมายเลข 1) ได้รับเลือกเป็นประธานกรรมการ ด้วย 2,855 คะแนน จากบัตรดี 7,769 ใบ',
  );
  const [bars] = screen.getAllByRole('figure');
  if (!bars) throw new Error('there are no bars');
  expect(within(bars).getAllByRole('listitem').map(textOf)).toEqual([
    '1 นางวรรณภา หนูพรหม2,855 คะแนน (36.7 %)',
    '2 นางจิราภรณ์ สุขงาม2,598 คะแนน (33.4 %)',
    '3 นายสาโรจน์ เพชรคง2,316 คะแนน (29.8 %)',
  ]);
  await screen.findByRole('table', { name: 'หน่วยเลือกตั้ง' });
  expect(tableRows('คะแนนประธานกรรมการรายหน่วย').at(-1)).toBe(
    'รวมทุกหน่วย | 2,855 | 2,598 | 2,316 | 215 | 126 | 8,110',
  );
  expect(screen.getAllByText('8\u00a0พระพรหม', { normalizer: String })[0]?.className).toBe(
    'whole nowrap',
  );
  await user.selectOptions(screen.getByLabelText('เลือกหน่วย'), 'หน่วย 4 ท่าศาลา');
  await waitFor(() =>
    expect(shown()).toContain(
      'นายวิชัย นวลสกุล (หมายเลข 3) ได้รับเลือกเป็นกรรมการ ด้วย 185 คะแนน จากบัตรดี 498 ใบ',
    ),
  );
  expect(address()).toBe('/election?unit=4');
  const elected = screen
    .getAllByRole('listitem')
    .filter((element) => /ได้รับเลือก/.test(textOf(element)));
  expect(elected.some((element) => textOf(element).includes('นวลสกุล'))).toBe(true);
  expect(tableRows('หน่วยเลือกตั้ง')).toContainEqual(
    expect.stringMatching(/^4 ท่าศาลา \| หอประชุมที่ว่าการอำเภอท่าศาลา.* \| 08:00 ถึง 12:00 น\. \| 675/),
  );
});

test('[PUB-20] before the day it says when and where, and that nobody stands yet', async () => {
  await openAt('2026-10-01T09:00:00');
  await screen.findByText('ลงคะแนนวันอาทิตย์ที่ 8 พฤศจิกายน 2569');
  const hours = screen.getByText('เวลา 08:00 ถึง 12:00 น.', { selector: 'p' });
  expect(hours.textContent).toBe('เวลา 08:00 ถึง 12:00\u00a0น.');
  expect(first()).toBe(LOOK);
  expect(definition('สถานะ')).toBe('ประกาศแล้ว ยังไม่ถึงวันลงคะแนน');
  expect(screen.getAllByText('ยังไม่ประกาศรายชื่อผู้สมัคร')).toHaveLength(2);
});

test('[PUB-20] a number is refused, not found, or leads to unit, box and line, masked', async () => {
  provideTokens();
  const { user } = await openAt('2026-11-08T10:00:00');
  const ask = async (no: string) => {
    await user.clear(await screen.findByLabelText(NO));
    await user.type(screen.getByLabelText(NO), no);
    await user.click(screen.getByRole('button', { name: 'ตรวจสอบ' }));
  };
  await ask('1234567');
  screen.getByText('กรุณากรอกเลขทะเบียนสมาชิก 1 ถึง 6 หลัก หรือเลขประจำตัวประชาชน 13 หลัก');
  expect(document.title).toMatch(/^ผิดพลาด: การเลือกตั้ง - /);
  for (const no of ['๒', '999999']) {
    await ask(no);
    await waitFor(() =>
      expect(shown()).toContain('ไม่พบชื่อในบัญชีผู้มีสิทธิเลือกตั้งจากเลขที่กรอก โปรดตรวจสอบตัวเลขอีกครั้ง'),
    );
    expect(screen.getByRole('link', { name: '075-123-456' })).toBeDefined();
  }
  await ask('1');
  await screen.findByText('พบชื่อในบัญชีผู้มีสิทธิเลือกตั้ง');
  expect(definition('ชื่อ')).toBe('นายสมชาย ใจxxxx');
  expect(definition('ช่องลงคะแนน')).toBe('ช่องที่ 1');
  expect(shown()).not.toContain('ใจงาม');
  // The unit that was found is the one whose candidates are shown.
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('เลือกหน่วย').value).toBe('7'));
});

test('[PUB-20] a photograph is shown; one that does not come gives way to initials', async () => {
  const candidate = { ...CANDIDATE, picture: 'mediafiles/surachai.jpg' };
  const positions = [{ position: 'กรรมการ', seats: '', candidates: [candidate] }];
  const body = { ...SMALL, positions };
  await openScreen(Election, {
    member,
    at: path,
    before: ({ faults }) => faults.add({ endpoint: 'infoElectionShow', body }),
  });
  await screen.findByText('หมายเลข 3');
  const picture = document.querySelector('img[src="/mediafiles/surachai.jpg"]');
  expect(picture).not.toBeNull();
  if (picture) fireEvent.error(picture);
  expect(screen.getByText('สพ')).toBeDefined();
});
