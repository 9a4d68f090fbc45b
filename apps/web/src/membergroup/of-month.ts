import { paths } from '../site/paths.ts';

/** Address of a page about a month. */
export const ofMonth = (
  page: 'keeprep' | 'deductResult' | 'deliveryBook',
  { recv_period }: { readonly recv_period: string },
) => `${paths.membergroup[page]}?period=${recv_period}`;
