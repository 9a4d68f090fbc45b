import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { MAIN_PAGES, OTHER_PAGES } from '../../bench/page-list.ts';
import { ROUTES } from '../routes/routes.tsx';

test('[LAY-01] every address of the product is measured, once', () => {
  const measured = [...MAIN_PAGES, ...OTHER_PAGES].map(
    ({ path }) => ROUTES.find((row) => matchPath(row.path, path))?.path ?? path,
  );
  expect(measured.toSorted()).toEqual(ROUTES.map(({ path }) => path).toSorted());
});
