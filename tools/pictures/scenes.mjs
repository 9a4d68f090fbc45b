// What a cooperative of teachers in a southern province photographs. Each scene is drawn at two hours.
import {
  audience,
  circle,
  hall,
  line,
  path,
  person,
  rect,
  row,
  shape,
  sky,
  tree,
} from './shapes.mjs';

const building = (c, x, y, w, h, windows) =>
  rect(x, y, w, h, c.wall) +
  row(windows, (at) => rect(x + 18 + at * ((w - 20) / windows), y + 28, 34, 40, c.far)) +
  rect(x, y + h - 10, w, 10, c.deep);

const house = (c, x, y) =>
  rect(x, y, 190, 110, c.wall) +
  shape(`${x - 24},${y} ${x + 95},${y - 84} ${x + 214},${y}`, c.roof) +
  rect(x + 24, y + 34, 46, 40, c.far) +
  rect(x + 116, y + 34, 44, 76, c.deep);

const flag = (c, x, y) =>
  rect(x, y, 6, 150, '#8a8f8a') +
  rect(x + 6, y, 74, 44, '#ffffff') +
  rect(x + 6, y, 74, 9, c.roof) +
  rect(x + 6, y + 35, 74, 9, c.roof) +
  rect(x + 6, y + 16, 74, 12, c.deep);

const table = (c, y) =>
  rect(70, y, 500, 26, c.roof) +
  rect(90, y + 26, 16, 100, c.dark) +
  rect(534, y + 26, 16, 100, c.dark);

const book = (c, x, y, w, h, fill) =>
  rect(x, y, w, h, fill, 'rx="6"') +
  rect(x + 14, y + 20, w - 28, 8, c.gold) +
  rect(x + 14, y + 40, w - 60, 6, c.wall, 'opacity="0.8"');

const screen = (c) =>
  rect(190, 40, 260, 150, '#ffffff', `stroke="${c.dark}" stroke-width="6"`) +
  row(5, (at) =>
    rect(220 + at * 42, 160 - (at * 17 + 20), 26, at * 17 + 20, at % 2 ? c.gold : c.deep),
  );

/** Two people, one giving something to the other. */
const giving = (c, gift) =>
  person(235, 170, c.deep, c, 1.9) + person(405, 170, c.gold, c, 1.9) + gift;

export const SCENES = {
  office: (c) =>
    sky(c) +
    building(c, 120, 130, 400, 170, 6) +
    rect(120, 112, 400, 22, c.deep) +
    rect(280, 214, 80, 86, c.deep) +
    circle(320, 123, 16, c.gold) +
    tree(70, 310, 1.2, c) +
    tree(575, 310, 1, c),
  meeting: (c) =>
    hall(c) + rect(250, 176, 140, 70, c.roof) + person(320, 128, c.gold, c, 1.1) + audience(c, 2),
  school: (c) =>
    sky(c) +
    building(c, 60, 160, 520, 120, 8) +
    shape('40,160 320,90 600,160', c.roof) +
    flag(c, 300, 150) +
    row(5, (at) => person(120 + at * 90, 296, at % 2 ? c.deep : '#ffffff', c, 0.9)),
  classroom: (c) =>
    rect(0, 0, 640, 400, c.wall) +
    rect(90, 50, 300, 140, c.deep, `stroke="${c.gold}" stroke-width="8"`) +
    line('M130 100 h120 M130 130 h180 M130 160 h80', '#ffffff', 5) +
    person(460, 130, c.gold, c, 1.6) +
    rect(0, 300, 640, 100, c.ground) +
    row(
      4,
      (at) =>
        rect(40 + at * 150, 290, 110, 16, c.roof) +
        person(95 + at * 150, 238, at % 2 ? '#ffffff' : c.near, c, 1.1),
    ),
  graduation: (c) =>
    sky(c, 230) +
    row(4, (at) => {
      const x = 110 + at * 140;
      return (
        person(x, 210, c.dark, c, 1.7) +
        shape(`${x - 44},${182} ${x},${162} ${x + 44},${182} ${x},${202}`, c.dark) +
        line(`M${x + 40} 182 v30`, c.gold, 4)
      );
    }) +
    rect(0, 330, 640, 70, c.near),
  sea: (c) =>
    sky(c, 190) +
    rect(0, 200, 640, 120, c.near) +
    row(6, (at) => line(`M${at * 120 - 20} ${230 + (at % 3) * 26} q30 -12 60 0 t60 0`, c.far, 5)) +
    path('M250 250 h170 l-30 40 h-110z', c.roof) +
    shape('330,130 330,245 260,245', '#ffffff') +
    path('M0 320 q160 -30 320 6 t320 -10 V400 H0z', '#ead9b0'),
  trees: (c) =>
    sky(c, 220) +
    row(6, (at) => tree(60 + at * 105, 290 + (at % 2) * 20, 1 + (at % 3) * 0.25, c)) +
    row(5, (at) =>
      line(`M${90 + at * 110} 370 v-34 m0 10 q-16 -4 -18 -20 m18 14 q16 -4 18 -20`, c.deep, 6),
    ) +
    person(330, 280, c.gold, c, 1.3),
  vote: (c) =>
    hall(c, false) +
    rect(230, 190, 180, 150, '#ffffff', `stroke="${c.deep}" stroke-width="8"`) +
    rect(270, 184, 100, 12, c.dark) +
    rect(284, 110, 72, 92, c.gold, 'transform="rotate(-8 320 150)"') +
    line('M300 150 l14 16 l26 -34', '#ffffff', 8) +
    person(120, 190, c.deep, c, 1.8) +
    person(530, 190, c.near, c, 1.8),
  passbook: (c) =>
    rect(0, 0, 640, 400, c.ground) +
    book(c, 110, 90, 260, 180, c.deep) +
    rect(320, 150, 240, 170, '#ffffff', 'rx="6"') +
    row(
      5,
      (at) => rect(344, 176 + at * 26, 120, 7, c.far) + rect(490, 176 + at * 26, 46, 7, c.gold),
    ) +
    row(4, (at) =>
      circle(140 + at * 34, 320 - at * 4, 24, c.gold, `stroke="${c.roof}" stroke-width="4"`),
    ),
  house: (c) =>
    sky(c) +
    house(c, 220, 190) +
    tree(110, 310, 1.4, c) +
    tree(560, 312, 1.1, c) +
    path('M270 300 q30 60 -20 100 h160 q-40 -50 -40 -100z', '#e5dcc2'),
  training: (c) =>
    hall(c, false) + screen(c) + person(520, 150, c.gold, c, 1.7) + audience(c, 2, 10),
  temple: (c) =>
    sky(c) +
    rect(200, 190, 240, 110, c.wall) +
    row(3, (at) =>
      shape(
        `${150 + at * 34},${190 - at * 36} 320,${96 - at * 22} ${490 - at * 34},${190 - at * 36}`,
        at % 2 ? c.gold : c.roof,
      ),
    ) +
    row(4, (at) => rect(222 + at * 56, 200, 14, 100, c.gold)) +
    path('M540 300 q0 -70 24 -130 q24 60 24 130z', c.gold) +
    tree(80, 310, 1.2, c),
  sports: (c) =>
    sky(c, 150) +
    rect(0, 160, 640, 240, c.near) +
    line('M-20 250 H660 M-20 330 H660', '#ffffff', 5) +
    row(4, (at) =>
      person(90 + at * 150, 220 + (at % 2) * 60, at % 2 ? c.gold : '#ffffff', c, 1.2),
    ) +
    circle(320, 190, 20, '#ffffff', `stroke="${c.dark}" stroke-width="4"`),
  handover: (c) =>
    hall(c) +
    giving(
      c,
      rect(262, 226, 116, 62, '#ffffff', `stroke="${c.gold}" stroke-width="6"`) +
        rect(284, 244, 70, 7, c.deep) +
        rect(284, 262, 46, 7, c.far),
    ) +
    rect(0, 320, 640, 80, c.ground),
  elders: (c) =>
    hall(c, false) +
    row(
      3,
      (at) =>
        rect(96 + at * 160, 250, 130, 110, c.roof, 'rx="14"') +
        person(160 + at * 160, 190, [c.deep, c.near, c.gold][at], c, 1.7) +
        circle(160 + at * 160, 176, 20, '#e8e6e0'),
    ) +
    row(9, (at) => circle(60 + at * 65, 60 + (at % 2) * 22, 14, at % 2 ? c.gold : c.near)),
  desk: (c) =>
    rect(0, 0, 640, 400, c.wall) +
    rect(60, 40, 180, 150, c.sky, `stroke="${c.roof}" stroke-width="8"`) +
    table(c, 280) +
    rect(330, 130, 200, 130, c.dark, 'rx="8"') +
    rect(344, 144, 172, 102, c.far) +
    row(3, (at) => rect(364, 164 + at * 24, 90 - at * 16, 9, c.deep)) +
    book(c, 120, 200, 130, 80, c.deep) +
    circle(290, 262, 18, c.gold),
};
