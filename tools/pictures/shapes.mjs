// The pieces that every picture is put together from. A picture is 640 by 400.
export const WIDTH = 640;
export const HEIGHT = 400;

/** The product's palette, by the hour of the scene. */
export const MORNING = {
  sky: '#d9e8e4',
  glow: '#f6ecd2',
  far: '#9dbfb2',
  near: '#4f8a78',
  ground: '#c9c3a8',
  wall: '#f4efe2',
  roof: '#b0662f',
  deep: '#0b5d4e',
  dark: '#06302a',
  gold: '#c98f2b',
  skin: '#c99a72',
};
export const EVENING = {
  sky: '#f0d9b8',
  glow: '#e7a961',
  far: '#b08f77',
  near: '#5d7a5e',
  ground: '#b7a27e',
  wall: '#f7e6cb',
  roof: '#7d4a2e',
  deep: '#0a4a40',
  dark: '#33291a',
  gold: '#b3741f',
  skin: '#b9855f',
};

export const rect = (x, y, w, h, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
export const circle = (x, y, r, fill, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
export const shape = (points, fill, more = '') =>
  `<polygon points="${points}" fill="${fill}" ${more}/>`;
export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d, stroke, width = 6) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const row = (count, draw) => Array.from({ length: count }, (_, at) => draw(at)).join('');

/** Somebody, seen from the waist up. */
export function person(x, y, cloth, c, size = 1) {
  const s = (n) => n * size;
  return (
    path(
      `M${x - s(26)} ${y + s(62)} q0 ${-s(48)} ${s(26)} ${-s(48)} q${s(26)} 0 ${s(26)} ${s(48)}z`,
      cloth,
    ) +
    circle(x, y, s(15), c.skin) +
    path(
      `M${x - s(15)} ${y - s(2)} a${s(15)} ${s(15)} 0 0 1 ${s(30)} 0 q${s(-15)} ${s(-9)} ${s(-30)} 0z`,
      c.dark,
    )
  );
}

export function tree(x, y, size, c) {
  return (
    rect(x - 4 * size, y - 30 * size, 8 * size, 30 * size, '#7a5a3c') +
    circle(x, y - 52 * size, 30 * size, c.near) +
    circle(x - 20 * size, y - 38 * size, 20 * size, c.deep) +
    circle(x + 20 * size, y - 38 * size, 20 * size, c.near)
  );
}

export function sky(c, horizon = 250) {
  return (
    rect(0, 0, WIDTH, HEIGHT, c.sky) +
    circle(500, 90, 120, c.glow, 'opacity="0.55"') +
    circle(500, 90, 42, c.glow) +
    path(`M0 ${horizon} q110 -90 220 -30 t220 -20 t220 20 V400 H0z`, c.far) +
    rect(0, horizon + 10, WIDTH, HEIGHT - horizon, c.ground)
  );
}

/** A hall: a wall, a floor and a stage banner in the product's green. */
export function hall(c, banner = true) {
  return (
    rect(0, 0, WIDTH, 270, c.wall) +
    rect(0, 270, WIDTH, 130, c.ground) +
    (banner ? rect(120, 40, 400, 96, c.deep) + rect(120, 132, 400, 5, c.gold) : '') +
    (banner
      ? row(3, (at) => rect(180 + at * 8, 66 + at * 20, 280 - at * 50, 9, c.wall, 'opacity="0.75"'))
      : '')
  );
}

/** People sitting in rows, seen from behind. */
export function audience(c, rows = 2, shift = 0) {
  const cloths = [c.deep, c.gold, c.near, '#7b8f99', c.roof];
  return row(rows, (line_) =>
    row(9, (at) => {
      const x = 34 + at * 72 + (line_ % 2) * 34 + shift;
      const y = 290 + line_ * 56;
      return (
        path(
          `M${x - 30} ${y + 74} q0 -56 30 -56 q30 0 30 56z`,
          cloths[(at + line_ * 2) % cloths.length],
        ) + circle(x, y, 18, c.dark)
      );
    }),
  );
}

export const svg = (inside, mirrored = false) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${
    mirrored ? `<g transform="translate(${WIDTH} 0) scale(-1 1)">${inside}</g>` : inside
  }</svg>`;
