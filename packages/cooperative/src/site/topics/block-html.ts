import {
  COOPERATIVE,
  type Officer,
  type OfficerGroup,
  officerName,
} from '../../rules/cooperative.ts';
import type { Block } from './topic-plan.ts';

type Rows = readonly (readonly string[])[];

const cells = (tag: 'td' | 'th', row: readonly string[]) =>
  `<tr>${row.map((words) => `<${tag}>${words}</${tag}>`).join('')}</tr>`;

function tableHtml([head = [], ...rows]: Rows, caption = `${head[0]}และ${head[1]}`): string {
  const body = rows.map((row) => cells('td', row)).join('');
  return `<table><caption>${caption}</caption><thead>${cells('th', head)}</thead><tbody>${body}</tbody></table>`;
}

const YEARLY = [
  {
    name: 'สมาชิก หุ้น เงินฝาก และเงินกู้ (ล้านบาท) เมื่อสิ้นปี',
    columns: {
      'สมาชิก (คน)': 'total.members',
      ทุนเรือนหุ้น: 'total.shares',
      เงินรับฝาก: 'total.deposits',
      เงินกู้: 'total.loans',
    },
  },
  {
    name: 'ทุนสำรองและสินทรัพย์ (ล้านบาท) กับเงินปันผลและเฉลี่ยคืน (ร้อยละ)',
    columns: {
      ทุนสำรอง: 'total.reserves',
      สินทรัพย์รวม: 'total.assets',
      ปันผล: 'total.div',
      เฉลี่ยคืน: 'total.ref',
    },
  },
] as const;

/** Returns the tables of some years, with places to fill in, the newest year first. */
export const yearTables = (years: number): { readonly name: string; readonly rows: Rows }[] =>
  YEARLY.map(({ name, columns }) => ({
    name,
    rows: [
      ['ปี', ...Object.keys(columns)],
      ...Array.from({ length: years }, (_, index) => {
        const back = index === 0 ? '' : `-${index}`;
        return ['p', ...Object.values(columns)].map((place) => `{${place}${back}}`);
      }),
    ],
  }));

export type Officers = Readonly<Record<OfficerGroup, readonly Officer[]>>;

function officersHtml(officers: readonly Officer[]): string {
  const rows = officers.map((officer) => [officerName(officer), officer.position]);
  return tableHtml([['ชื่อ–สกุล', 'ตำแหน่ง'], ...rows]);
}

/** Returns a link to a film, on a host that does not exist. */
function filmHtml(film: string): string {
  return `<p><a href="https://video.coop.example/${film}">ชมวีดิทัศน์</a> เปิดในหน้าต่างใหม่ มีคำบรรยายภาษาไทย</p>`;
}

/** Renders a block of an item's text as HTML, with its placeholders filled. */
export function blockHtml(block: Block, officers: Officers = COOPERATIVE): string {
  if (typeof block === 'string') return block.startsWith('<') ? block : `<p>${block}</p>`;
  if ('list' in block) return `<ul>${block.list.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  if ('officers' in block) return officersHtml(officers[block.officers]);
  if ('years' in block) {
    return yearTables(block.years)
      .map(({ name, rows }) => tableHtml(rows, name))
      .join('');
  }
  return 'table' in block ? tableHtml(block.table) : filmHtml(block.film);
}
