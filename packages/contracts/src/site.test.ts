import { describe, expect, test } from 'vitest';
import { parseSite } from './site.ts';

const names = { coopNameTH: 'สหกรณ์', coopNameEN: 'Cooperative' };

describe('parseSite', () => {
  test('[LAY-07] takes a configuration of nothing but the two names', () => {
    expect(parseSite(names)).toEqual(names);
  });

  test('[LAY-07] takes everything a deployment may set', () => {
    const whole = {
      ...names,
      www_description: 'คำอธิบาย',
      coop_address: '99 ถนนราชดำเนิน',
      menureport: ['รายงาน'],
      mourning: false,
      fiscal_year_start_month: 10,
      logo: '/logo.svg',
      api: {
        baseUrl: 'https://backend.example',
        paths: { memberShareList: '/api/member/shares' },
        csrf: { source: 'meta', name: 'csrf-token' },
      },
      push: { key: 'k', cluster: 'ap1', channel: 'coop' },
      botCheck: { siteKey: 's', script: 'https://bot.example/check.js' },
      salarySlips: { 'สพป.นศ.1': [{ audience: 'ครู', url: 'https://slip.example' }] },
    };
    expect(parseSite(whole)).toEqual(whole);
  });

  test('names every wrong or missing place at once', () => {
    const wrong = {
      coopNameTH: '',
      fiscal_year_start_month: 13,
      api: { csrf: { source: 'header', name: 'x' } },
      botCheck: { siteKey: 's', script: 'javascript:alert(1)' },
    };
    expect(() => parseSite(wrong)).toThrow(
      'site configuration: wrong or missing coopNameTH, coopNameEN, fiscal_year_start_month, api.csrf.source, botCheck.script',
    );
  });

  test.each([[undefined], [null], ['x'], [[]]])('refuses %j as a whole', (value) => {
    expect(() => parseSite(value)).toThrow('site configuration: wrong or missing (whole)');
  });
});
