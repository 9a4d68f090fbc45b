/** Heights of the skeletons of the parts that come later, about those of the parts. */
export const HEIGHTS = {
  notice: '5.5rem',
  rates: '29rem',
  news: '44rem',
  index: '16rem',
} as const;
