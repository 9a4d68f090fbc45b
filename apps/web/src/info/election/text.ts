import type { ElectionState } from '@coop/contracts/info/election';
import { formatCount } from '@coop/format/money';

/** Thai words of the election; those said once stand where they are said. */
export const text = {
  title: 'การเลือกตั้ง',
  states: {
    ประกาศแล้ว: 'ประกาศแล้ว ยังไม่ถึงวันลงคะแนน',
    เปิดลงคะแนน: 'เปิดลงคะแนนอยู่',
    นับคะแนน: 'ปิดลงคะแนนแล้ว กำลังนับคะแนน',
    ประกาศผลแล้ว: 'ประกาศผลแล้ว',
  } satisfies Record<ElectionState, string>,
  leads: {
    before: {
      title: (day: string) => `ลงคะแนน${day}`,
      more: 'ตรวจสอบหน่วยเลือกตั้งของท่านได้ที่ด้านล่างนี้',
    },
    voting: {
      title: (_day: string, until: string) => `วันนี้ลงคะแนนได้ถึงเวลา ${until}\u00a0น.`,
      more: 'ลงคะแนนได้ที่หน่วยเลือกตั้งของท่านเท่านั้น ตรวจสอบหน่วยได้ที่ด้านล่างนี้',
    },
    counting: {
      title: (_day: string) => 'ปิดลงคะแนนแล้ว กำลังนับคะแนน',
      more: 'ผลการเลือกตั้งจะแสดงในหน้านี้เมื่อสหกรณ์ประกาศผล',
    },
  },
  votingDay: 'วันลงคะแนน',
  look: {
    unitName: (no: number, name: string) => `หน่วย ${formatCount(no)} ${name}`,
    boxNo: (no: number) => `ช่องที่ ${formatCount(no)}`,
    cardTitle: 'บัตรแจ้งหน่วยเลือกตั้ง',
  },
  number: 'หมายเลข',
  best: (number: number, name: string, score: string, valid: string) =>
    `หมายเลข ${formatCount(number)} ${name} ได้คะแนนมากที่สุด ${score}\u00a0คะแนน จากบัตร\u2060ดี ${valid}\u00a0ใบ`,
  chairTable: 'คะแนนประธานกรรมการรายหน่วย',
  committeeTable: 'คะแนนกรรมการทุกหน่วย',
  sum: 'รวมทุกหน่วย',
  columns: {
    unit: 'หน่วย',
    ballots: 'บัตรทั้งหมด',
    spoilt: 'บัตรเสีย',
    noVote: 'ไม่ประสงค์',
  },
  numbered: (no: number) => `หมายเลข ${formatCount(no)}`,
  rank: (no: number) => `ลำดับ ${formatCount(no)}`,
  places: 'หน่วยเลือกตั้ง',
  size: (kb: number) => `${formatCount(kb)}\u00a0KB`,
} as const;
