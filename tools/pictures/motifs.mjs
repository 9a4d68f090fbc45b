// One motif for each kind of content, shown where an item has no picture of its own.
import { circle, HEIGHT, line, path, rect, row, shape, WIDTH } from './shapes.mjs';

const GREEN = '#0b5d4e';
const SOFT = '#74b7a4';
const GOLD = '#c98f2b';
const CARD = '#fffdf7';

const sheet = (x = 245, y = 95, w = 150, h = 200) =>
  rect(x, y, w, h, CARD, `stroke="${GREEN}" stroke-width="8" rx="8"`);
const lines = (x, y, count, w) =>
  row(count, (at) => rect(x, y + at * 26, w - (at % 3) * 18, 9, SOFT));
const bars = (x, floor, heights) =>
  row(heights.length, (at) =>
    rect(x + at * 40, floor - heights[at], 26, heights[at], at % 2 ? GOLD : GREEN),
  );
const seal = (x, y, r) =>
  circle(x, y, r, GOLD) + circle(x, y, r * 0.68, CARD) + circle(x, y, r * 0.34, GREEN);

const DRAWN = {
  paper:
    rect(200, 105, 240, 190, CARD, `stroke="${GREEN}" stroke-width="8" rx="8"`) +
    rect(224, 130, 192, 26, GREEN) +
    rect(224, 174, 86, 96, GOLD) +
    lines(328, 178, 4, 88),
  scroll: sheet() + lines(270, 130, 4, 100) + seal(395, 285, 36),
  book:
    path(
      'M320 120 q-60 -34 -140 -14 v176 q80 -20 140 14z',
      CARD,
      `stroke="${GREEN}" stroke-width="8"`,
    ) +
    path(
      'M320 120 q60 -34 140 -14 v176 q-80 -20 -140 14z',
      CARD,
      `stroke="${GREEN}" stroke-width="8"`,
    ) +
    line(
      'M206 150 q50 -8 88 12 M206 186 q50 -8 88 12 M346 162 q38 -20 88 -12 M346 198 q38 -20 88 -12',
      GOLD,
      8,
    ),
  chart: line('M190 110 v180 h260', GREEN, 10) + bars(215, 284, [60, 96, 80, 128, 160]),
  coins:
    row(3, (at) =>
      row(at + 2, (n) =>
        rect(205 + at * 84, 262 - n * 26, 66, 18, n % 2 ? GOLD : '#e0b65f', 'rx="9"'),
      ),
    ) + line('M205 180 L300 146 L350 160 L440 96 m-34 0 h34 v34', GREEN, 10),
  stamp:
    sheet(215, 150, 210, 140) +
    lines(240, 180, 3, 150) +
    rect(300, 84, 44, 60, GREEN, 'rx="14"') +
    rect(272, 138, 100, 24, GOLD, 'rx="6"'),
  scales:
    line('M320 92 v190 M250 286 h140 M210 130 h220', GREEN, 10) +
    path('M170 206 h80 l-40 -76z', 'none', `stroke="${GOLD}" stroke-width="7"`) +
    path('M390 206 h80 l-40 -76z', 'none', `stroke="${GOLD}" stroke-width="7"`) +
    path('M164 206 h92 q-46 44 -92 0z', GREEN) +
    path('M384 206 h92 q-46 44 -92 0z', GREEN),
  heart:
    path(
      'M320 270 q-110 -72 -110 -126 q0 -46 46 -46 q40 0 64 40 q24 -40 64 -40 q46 0 46 46 q0 54 -110 126z',
      GOLD,
    ) + path('M180 300 q140 -40 280 0 v-24 q-140 -34 -280 0z', GREEN),
  bell:
    path('M320 96 q76 0 76 90 q0 60 30 82 h-212 q30 -22 30 -82 q0 -90 76 -90z', GOLD) +
    circle(320, 290, 20, GREEN) +
    rect(310, 74, 20, 26, GREEN, 'rx="8"'),
  frames:
    rect(
      250,
      92,
      210,
      150,
      CARD,
      `stroke="${SOFT}" stroke-width="8" transform="rotate(6 355 167)"`,
    ) +
    rect(185, 120, 230, 165, CARD, `stroke="${GREEN}" stroke-width="8"`) +
    circle(240, 170, 20, GOLD) +
    shape('200,275 270,200 320,248 356,216 404,275', GREEN),
  film:
    rect(180, 105, 280, 190, GREEN, 'rx="12"') +
    row(
      6,
      (at) => rect(196 + at * 43, 116, 24, 16, CARD) + rect(196 + at * 43, 268, 24, 16, CARD),
    ) +
    shape('290,156 290,244 366,200', GOLD),
  report:
    sheet(225, 85, 190, 220) + bars(252, 270, [50, 84, 66, 110]) + rect(252, 112, 110, 12, GREEN),
  month:
    rect(205, 110, 230, 190, CARD, `stroke="${GREEN}" stroke-width="8" rx="10"`) +
    rect(205, 110, 230, 46, GREEN, 'rx="10"') +
    rect(250, 88, 16, 40, GOLD, 'rx="8"') +
    rect(374, 88, 16, 40, GOLD, 'rx="8"') +
    bars(246, 284, [40, 62, 84, 104]),
  tray:
    line('M320 90 v130 m-52 -50 l52 52 l52 -52', GOLD, 18) +
    line('M190 224 v66 h260 v-66', GREEN, 16),
  cap:
    shape('180,160 320,98 460,160 320,222', GREEN) +
    path('M232 190 v52 q88 52 176 0 v-52 l-88 38z', SOFT) +
    line('M452 164 v76', GOLD, 8) +
    circle(452, 252, 14, GOLD),
  medal:
    shape('262,92 302,92 340,190 300,204', GREEN) +
    shape('378,92 338,92 300,190 340,204', SOFT) +
    seal(320, 242, 62),
  folder:
    path('M180 120 h100 l26 30 h154 v146 h-280z', GREEN) +
    rect(200, 172, 240, 108, CARD) +
    bars(232, 270, [34, 58, 46, 78]),
  letter:
    rect(185, 120, 270, 170, CARD, `stroke="${GREEN}" stroke-width="8" rx="8"`) +
    line('M190 128 L320 224 L450 128', GOLD, 9),
  seal: seal(320, 200, 100),
};

/** Ground, a faint line of hills and the motif: the same in both themes, and told apart in grayscale. */
export const motif = (name) =>
  rect(0, 0, WIDTH, HEIGHT, '#e4eee8') +
  path('M0 330 q120 -60 240 -20 t240 -30 t200 20 V400 H0z', '#cfe0d6') +
  rect(0, 392, WIDTH, 8, GOLD) +
  DRAWN[name];

/** Default pictures of the specification's categories (section 2.2), by file name. */
export const CATEGORY_MOTIFS = {
  news: 'paper',
  order: 'scroll',
  rules: 'book',
  overall_operation: 'chart',
  coop_investment: 'coins',
  coop_order: 'stamp',
  coop_act: 'scales',
  welfare: 'heart',
  notice: 'bell',
  'activity-gallary': 'frames',
  video: 'film',
  bussiness_report: 'report',
  bussiness_report_monthy: 'month',
  download: 'tray',
};

/** The second mapping: fallback pictures of the content types, which a backend serves. */
export const TYPE_MOTIFS = {
  news: 'paper',
  'activity-gallary': 'frames',
  rule: 'book',
  Scholarships: 'cap',
  achievement: 'medal',
  report_center: 'folder',
  notice: 'bell',
  news_letters: 'letter',
  business_report: 'report',
  download: 'tray',
  default: 'seal',
};
