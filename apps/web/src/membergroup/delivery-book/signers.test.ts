import { expect, test } from 'vitest';
import { deviceStorage } from '../../session/storage/storage.ts';
import { forgetSigners, keepSigners, readSigners } from './signers.ts';

const signers = {
  addressee: 'ผู้อำนวยการ',
  maker: 'นางสาวสุดา ทองขาว',
  maker_position: 'ครู',
  head: '',
  head_position: '',
};

test('who signs is known to this device for each agency, until it is forgotten', () => {
  keepSigners('80010001', signers);
  expect(readSigners('80010001')).toEqual(signers);
  expect(readSigners('80010002')).toBeUndefined();
  forgetSigners('80010001');
  expect(readSigners('80010001')).toBeUndefined();
  deviceStorage.setItem('agency-signers:80010001', '{"maker":1}');
  expect(readSigners('80010001')).toBeUndefined();
});
