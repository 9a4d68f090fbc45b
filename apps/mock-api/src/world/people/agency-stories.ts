/** Agencies with a story each, as the personas among the members have. */
export interface AgencyStory {
  readonly no: string;
  readonly story: string;
  /** This many of the last collections before the world's first day, and all later ones, were not handed over. */
  readonly missedLast?: number;
  readonly notRegistered?: true;
  readonly repName?: string;
}

export const AGENCY_STORIES: readonly AgencyStory[] = [
  {
    no: '80010001',
    story: 'โรงเรียน 12 คน มีสมาชิก 00001 อยู่ด้วย',
    repName: 'นางพรทิพย์ คงมั่น',
  },
  { no: '80010002', story: 'โรงเรียนใหญ่ 400 คน' },
  { no: '80010003', story: 'โรงเรียน 28 คน ค้างส่งเงินสองงวดก่อน', missedLast: 2 },
  { no: '80050004', story: 'โรงเรียน 14 คน ยังไม่ลงทะเบียนใช้งาน', notRegistered: true },
];

const BY_NO = new Map(AGENCY_STORIES.map((one) => [one.no, one]));

export function agencyStoryOf(no: string): AgencyStory | undefined {
  return BY_NO.get(no);
}
