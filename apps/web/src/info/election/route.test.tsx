import { endpoints } from '@coop/contracts/endpoints';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Election } from './route.tsx';

const at = '/election';
const member = '00001';
const { response } = endpoints.infoElectionShow.example;

test('[PUB-20] a photograph is shown; one that does not come gives way to initials', async () => {
  const [position] = response.positions;
  const candidate = { ...position.candidates[0], picture: 'mediafiles/surachai.jpg' };
  const body = { ...response, positions: [{ ...position, candidates: [candidate] }] };
  await openScreen(Election, {
    member,
    at,
    before: ({ faults }) => faults.add({ endpoint: 'infoElectionShow', body }),
  });
  await screen.findByText('หมายเลข 3');
  const picture = document.querySelector('img[src="/mediafiles/surachai.jpg"]');
  expect(picture).not.toBeNull();
  if (picture) fireEvent.error(picture);
  expect(screen.getByText('สพ')).toBeDefined();
});

test('[PUB-20] what a backend leaves out reads as no data, and a link that is none is no link', async () => {
  const [unit] = response.units;
  const body = {
    title: 'การเลือกตั้ง',
    schedule: [],
    files: [],
    units: [{ ...unit, voters: undefined, map_url: 'javascript:alert(1)' }],
    positions: response.positions,
    results: [{ unit_no: 4, position: 'กรรมการ', scores: [{ number: 3 }] }],
  };
  await openScreen(Election, {
    member,
    at,
    before: ({ faults }) => faults.add({ endpoint: 'infoElectionShow', body }),
  });
  await screen.findByText('หมายเลข 3');
  expect(document.body.textContent).not.toMatch(/NaN|undefined|null/);
  expect(screen.queryByRole('link', { name: /ดูแผนที่/ })).toBeNull();
});

test('a failed load can be tried again', async () => {
  const { user } = await openScreen(Election, {
    member,
    at,
    before: ({ faults }) =>
      faults.add({ endpoint: 'infoElectionShow', status: 503, text: 'nothing', times: 1 }),
  });
  await user.click(await screen.findByRole('button', { name: 'ลองใหม่' }));
  expect(await screen.findByText('11,171 คน')).toBeDefined();
});
