import type { World } from './world.ts';

// Checked by tsc: each line marked @ts-expect-error must not compile. Nothing here is ever called.

export const calls = ({ faults, journal, linkFor }: World): unknown[] => [
  faults.add({ endpoint: 'memberShareList', status: 503 }),
  faults.add({ endpoint: 'member*List', missing: 'rows' }),
  // @ts-expect-error the endpoint is misspelt
  faults.add({ endpoint: 'memberSharList', status: 503 }),

  faults.add({ endpoint: 'memberShareList', missing: 'rows.*.operate_date' }),
  faults.add({ endpoint: 'memberShareList', wrongType: 'rows.0' }),
  // @ts-expect-error the field of a row is misspelt
  faults.add({ endpoint: 'memberShareList', missing: 'rows.*.operate_dat' }),
  // @ts-expect-error the list is misspelt
  faults.add({ endpoint: 'memberShareList', wrongType: 'row' }),

  faults.add({ endpoint: 'memberAuthLogin', bodyHas: { membership_no: '00001' }, drop: true }),
  // @ts-expect-error the field of the body is misspelt
  faults.add({ endpoint: 'memberAuthLogin', bodyHas: { member_no: '00001' }, drop: true }),

  faults.add({ endpoint: '*', preset: 'too-many' }),
  // @ts-expect-error the preset is misspelt
  faults.add({ endpoint: '*', preset: 'to-many' }),
  // @ts-expect-error the status is misspelt
  faults.add({ endpoint: '*', stauts: 503 }),

  journal.list({ endpoint: 'memberShareList' }),
  // @ts-expect-error the endpoint is misspelt
  journal.list({ endpoint: 'memberShares' }),
  journal.expect({ endpoint: 'memberAuthLogin', body: { membership_no: '00001' } }),
  // @ts-expect-error the endpoint is misspelt
  journal.expect({ endpoint: 'memberAuthLogon' }),
  // @ts-expect-error the field of the body is misspelt
  journal.expect({ endpoint: 'memberAuthLogin', body: { membershipNo: '00001' } }),

  linkFor({ member: 1 }),
  linkFor({ member: '00001', to: '/member/loan' }),
  linkFor({ persona: 'pensioner' }),
  // @ts-expect-error the persona is misspelt
  linkFor({ persona: 'pensoner' }),
  // @ts-expect-error a member is a number
  linkFor({ member: 'pensioner' }),
];
