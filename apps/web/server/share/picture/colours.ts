/** Day colours of the portal by token; a picture has neither night nor style sheet. */
export const COLOURS = {
  'green-950': '#06302a',
  'green-800': '#0a4a40',
  'green-700': '#0b5d4e',
  'green-200': '#bfe0d5',
  'gold-700': '#704706',
  'gold-500': '#b37e22',
  'gold-300': '#e6c887',
  'ink-900': '#1a201d',
  'ink-500': '#4b544f',
  'on-bar': '#ffffff',
  paper: '#faf8f3',
} as const;

export type Colour = keyof typeof COLOURS;
