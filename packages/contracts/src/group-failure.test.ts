import { describe, expect, test } from 'vitest';
import { groupFailureTexts } from './group-failure.ts';

describe('groupFailureTexts', () => {
  test('[GRP-12] error and message are two texts', () => {
    expect(groupFailureTexts({ error: 'หนึ่ง', message: 'สอง' })).toEqual(['หนึ่ง', 'สอง']);
    expect(groupFailureTexts({ message: 'สอง' })).toEqual(['สอง']);
  });

  test('[GRP-12] the same words are shown once', () => {
    expect(groupFailureTexts({ error: 'หนึ่ง', message: 'หนึ่ง' })).toEqual(['หนึ่ง']);
  });

  test('[GRP-12] a body with neither falls back to the member texts', () => {
    expect(groupFailureTexts({ errors: { a: ['ช่อง'] } })).toEqual(['ช่อง']);
    expect(groupFailureTexts(undefined)).toEqual(['ไม่สามารถเชื่อมต่อได้']);
  });
});
