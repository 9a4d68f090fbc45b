import {
  COOPERATIVE,
  type Officer,
  type OfficerGroup,
  officerName,
} from '../../rules/cooperative.ts';
import type { Piece } from './topic-plan.ts';

function tableHtml([[left, right], ...rows]: Extract<Piece, { table: unknown }>['table']): string {
  const body = rows.map(([a, b]) => `<tr><td>${a}</td><td>${b}</td></tr>`).join('');
  const name = `<caption>${left}และ${right}</caption>`;
  return `<table>${name}<thead><tr><th>${left}</th><th>${right}</th></tr></thead><tbody>${body}</tbody></table>`;
}

export type Officers = Readonly<Record<OfficerGroup, readonly Officer[]>>;

function officersHtml(officers: readonly Officer[]): string {
  const rows = officers.map((one): [string, string] => [officerName(one), one.position]);
  return tableHtml([['ชื่อ–สกุล', 'ตำแหน่ง'], ...rows]);
}

/** Returns a link to a film, on a host that does not exist. */
function filmHtml(film: string): string {
  return `<p><a href="https://video.coop.example/${film}">ชมวีดิทัศน์</a> เปิดในหน้าต่างใหม่ มีคำบรรยายภาษาไทย</p>`;
}

/** Renders a piece of an item's text as HTML, with its placeholders filled. */
export function pieceHtml(piece: Piece, officers: Officers = COOPERATIVE): string {
  if (typeof piece === 'string') return piece.startsWith('<') ? piece : `<p>${piece}</p>`;
  if ('list' in piece) return `<ul>${piece.list.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  if ('officers' in piece) return officersHtml(officers[piece.officers]);
  return 'table' in piece ? tableHtml(piece.table) : filmHtml(piece.film);
}
