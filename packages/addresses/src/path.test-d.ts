import { path } from './path.ts';

// @ts-expect-error no row has this path
path('/member/nothing');
// @ts-expect-error its parameter is missing
path('/member/loan_statement/:statement');
// @ts-expect-error its parameter has another name
path('/member/loan_statement/:statement', { contract: '1' });
