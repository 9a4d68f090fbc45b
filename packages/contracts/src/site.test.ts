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
      logo: '/logo.svg',
      slogan: 'ออมวันละนิด มั่นคงไปด้วยกัน',
      colours: { brand: '#003399' },
      privacy_contact: { name: 'เจ้าหน้าที่คุ้มครองข้อมูลส่วนบุคคล', phone: '075-123-457' },
      texts: { privacy: '/texts/privacy.json' },
      api: {
        baseUrl: 'https://backend.example',
        paths: { memberShareList: '/api/member/shares' },
        csrf: { source: 'meta', name: 'csrf-token' },
      },
      push: { key: 'k', cluster: 'ap1', channel: 'coop', member_channel: 'private-coop-' },
      botCheck: { siteKey: 's', script: 'https://bot.example/check.js' },
      by_laws: {
        salary: { left: '25.00', authority: 'ระเบียบกระทรวงสาธารณสุข พ.ศ. 2560' },
        loans: {
          products: [
            {
              code: '02',
              name: 'เงินกู้สามัญ',
              method: 'equal_principal',
              rates: [{ from: '2026-01-01', rate: '5.50' }],
              rounding: { interest: 'half2dp', instalment: 'ceil100' },
              terms: [90, 120],
            },
          ],
          first_due: 'same_month_if_by_5th',
          day_count: 366,
        },
        dividend: { history: [{ year: 2025, dividend: '5.25', refund: '12.00' }] },
        fiscal_year: { start_month: 10 },
      },
      salarySlips: { 'สพป.นศ.1': [{ audience: 'ครู', url: 'https://slip.example' }] },
    };
    expect(parseSite(whole)).toEqual(whole);
  });

  test('names every wrong or missing place at once', () => {
    const wrong = {
      coopNameTH: '',
      colours: { brand: 'green' },
      texts: { privacy: 'https://other.example/privacy.json' },
      api: { csrf: { source: 'header', name: 'x' } },
      botCheck: { siteKey: 's', script: 'javascript:alert(1)' },
      by_laws: {
        fiscal_year: { start_month: 13 },
        dividend: { history: [{ year: 2025, dividend: 5.25, refund: '12.00' }] },
      },
    };
    expect(() => parseSite(wrong)).toThrow(
      'site configuration: wrong or missing coopNameTH, coopNameEN, colours.brand, texts.privacy, api.csrf.source, botCheck.script, by_laws.dividend.history.0.dividend, by_laws.fiscal_year.start_month',
    );
  });

  test.each([[undefined], [null], ['x'], [[]]])('refuses %j as a whole', (value) => {
    expect(() => parseSite(value)).toThrow('site configuration: wrong or missing (whole)');
  });
});
