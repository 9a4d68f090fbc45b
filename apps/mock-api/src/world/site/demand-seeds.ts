import { NEW_DEMANDS } from './demand-seeds-new.ts';
import { OLD_DEMANDS } from './demand-seeds-old.ts';
import type { SeedDemand } from './seed-demand.ts';

// Private ones: of these nobody but their authors and the staff reads more than number and status.
const PRIVATE_DEMANDS = [
  ['D2568-0049', '2025-11-05 19:40', 'ร้องเรียน', 4],
  ['D2569-0002', '2026-01-15 09:20', 'ร้องเรียน', 6],
  ['D2569-0003', '2026-01-22 13:05', 'ขอเอกสาร', 2],
  ['D2569-0005', '2026-02-09 16:44', 'ร้องเรียน', 9],
  ['D2569-0006', '2026-02-17 10:10', 'ขอเอกสาร', 1],
  ['D2569-0008', '2026-03-04 08:58', 'ขอเอกสาร', 3],
  ['D2569-0009', '2026-03-11 19:26', 'ร้องเรียน', 12],
  ['D2569-0011', '2026-03-25 14:33', 'เสนอแนะ', 20],
  ['D2569-0013', '2026-04-20 11:49', 'ขอเอกสาร', 2],
  ['D2569-0014', '2026-04-28 09:02', 'ร้องเรียน', 7],
  ['D2569-0016', '2026-05-19 15:31', 'ขอเอกสาร', 2],
  ['D2569-0017', '2026-05-27 20:07', 'ร้องเรียน', 15],
  ['D2569-0019', '2026-06-16 10:24', 'ขอเอกสาร', 1],
  ['D2569-0020', '2026-06-30 12:12', 'เสนอแนะ', 11],
  ['D2569-0022', '2026-07-21 08:40', 'ขอเอกสาร', 3],
  ['D2569-0023', '2026-07-29 17:18', 'ร้องเรียน', 8],
  ['D2569-0025', '2026-08-13 09:55', 'ขอเอกสาร', 2],
  ['D2569-0026', '2026-08-25 13:41', 'ร้องเรียน', 10],
  ['D2569-0028', '2026-09-10 10:36', 'ขอเอกสาร', 4],
  ['D2569-0030', '2026-09-28 18:02', 'ร้องเรียน', 5],
  ['D2569-0032', '2026-10-08 11:11', 'ขอเอกสาร', 2],
  ['D2569-0034', '2026-10-16 15:27', 'ร้องเรียน', undefined],
  ['D2569-0039', '2026-11-09 08:15', 'ร้องเรียน', undefined],
] as const;

const HIDDEN: readonly SeedDemand[] = PRIVATE_DEMANDS.map(([no, at, kind, days]) => ({
  no,
  at,
  kind,
  owner: '',
  topic: '',
  detail: '',
  isPrivate: true,
  ...(days !== undefined && { doneAfterDays: days }),
}));

/** What had been filed before anybody filed here; every number of the last year is there once. */
export const SEED_DEMANDS: readonly SeedDemand[] = [...OLD_DEMANDS, ...NEW_DEMANDS, ...HIDDEN];
