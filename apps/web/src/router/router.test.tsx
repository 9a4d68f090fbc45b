import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { Link, Navigate } from './link.tsx';
import { matchPath } from './match-path.ts';
import { BrowserRouter, MemoryRouter } from './router.tsx';
import { Outlet, Route, Routes, useParams } from './routes.tsx';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from './use-location.ts';

// Pushed: a page that another test went back from still stands ahead and would make room for the next one.
beforeEach(() => history.pushState(null, '', '/home?a=1'));

/** Where one is, how one came here and what was handed over. */
function Here() {
  const { pathname, search, hash, state } = useLocation();
  return <p>{`${pathname}${search}${hash} ${useNavigationType()} ${state?.no}`}</p>;
}

const here = () => screen.getByRole('paragraph').textContent;

describe('matchPath', () => {
  test.each([
    ['/show/:topicId', '/show/103', { topicId: '103' }],
    ['/Show/:topicId', '/show/103/', { topicId: '103' }],
    ['/list/:topicId', '/list/%E0%B8%82%E0%B9%88%E0%B8%B2%E0%B8%A7', { topicId: 'ข่าว' }],
    ['/showdemand/:topicId', '/showdemand/a%2Fb', { topicId: 'a/b' }],
    ['/showdemand/:topicId', '/showdemand/%E0%A4', { topicId: '%E0%A4' }],
    ['/', '/', {}],
    ['*', '/any/thing', {}],
    ['/show/:topicId', '/show', undefined],
    ['/show/:topicId', '/show/1/2', undefined],
    ['/home', '/homes', undefined],
    ['/a.b', '/axb', undefined],
  ])('%s at %s gives %o', (path, pathname, params) => {
    expect(matchPath(path, pathname)).toEqual(params);
  });
});

test('a link goes to its page, adds one entry to the history, and the way back leads to where it was', async () => {
  render(
    <BrowserRouter>
      <Link to="/show/103#top" state={{ no: '7' }}>
        ข่าว
      </Link>
      <Here />
    </BrowserRouter>,
  );
  expect(here()).toBe('/home?a=1 POP undefined');
  const before = history.length;
  await userEvent.click(screen.getByRole('link', { name: 'ข่าว' }));
  expect(here()).toBe('/show/103#top PUSH 7');
  expect(location.pathname).toBe('/show/103');
  await userEvent.click(screen.getByRole('link', { name: 'ข่าว' }));
  expect(here()).toBe('/show/103#top REPLACE 7');
  expect(history.length).toBe(before + 1);
  act(() => history.back());
  await screen.findByText('/home?a=1 POP undefined');
});

test('what the browser does with a link is left to it: new tabs, downloads, other windows', async () => {
  const user = userEvent.setup();
  render(
    <BrowserRouter>
      <Link to="/a">หนึ่ง</Link>
      <Link to="/b" target="_blank">
        สอง
      </Link>
      <Link to="/c" onClick={(event) => event.preventDefault()}>
        สาม
      </Link>
      <Here />
    </BrowserRouter>,
  );
  const left: boolean[] = [];
  const note = (event: Event) => {
    left.push(!event.defaultPrevented);
    event.preventDefault();
  };
  addEventListener('click', note);
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'หนึ่ง' }));
  await user.keyboard('{/Control}');
  await user.click(screen.getByRole('link', { name: 'สอง' }));
  await user.click(screen.getByRole('link', { name: 'สาม' }));
  removeEventListener('click', note);
  expect(left).toEqual([true, true, false]);
  expect(here()).toBe('/home?a=1 POP undefined');
});

test('search parameters are read and changed, on the page where one is by then', async () => {
  function Search() {
    const [params, setParams] = useSearchParams();
    const change = () =>
      setParams((now) => {
        now.set('page', String(Number(now.get('page') ?? 0) + 1));
        return now;
      });
    return (
      <button type="button" onClick={change}>
        {params.toString()}
      </button>
    );
  }
  render(
    <MemoryRouter initialEntries={['/list/news?q=เงิน']}>
      <Search />
      <Here />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByRole('button'));
  expect(here()).toContain('/list/news?q=%E0%B9%80%E0%B8%87%E0%B8%B4%E0%B8%99&page=2 PUSH');
});

test('a relative way goes through the history, and Navigate takes the place of its entry', async () => {
  function Back() {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => navigate(-1)}>
        กลับ
      </button>
    );
  }
  render(
    <MemoryRouter initialEntries={['/first', '/second']}>
      <Routes>
        <Route path="/second" element={<Navigate to="/third" replace />} />
        <Route path="*" element={<Back />} />
      </Routes>
      <Here />
    </MemoryRouter>,
  );
  expect(here()).toBe('/third REPLACE undefined');
  await userEvent.click(screen.getByRole('button', { name: 'กลับ' }));
  expect(here()).toBe('/first POP undefined');
});

test('routes of a layout share it, the first that fits is shown, and its parameters are known', async () => {
  function Layout() {
    return (
      <main>
        <Outlet />
      </main>
    );
  }
  function Page() {
    return <h1>{useParams().no}</h1>;
  }
  render(
    <MemoryRouter initialEntries={['/show/1']}>
      <Link to="/list">รายการ</Link>
      <Routes>
        <Route element={<Layout />}>
          <Route path="/show/:no" element={<Page />} />
          <Route path="/list" element={<h1>รายการ</h1>} />
        </Route>
        <Route path="*" element={<h1>ไม่พบ</h1>} />
      </Routes>
    </MemoryRouter>,
  );
  const main = screen.getByRole('main');
  expect(screen.getByRole('heading', { name: '1' })).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'รายการ' }));
  expect(screen.getByRole('heading', { name: 'รายการ' })).toBeDefined();
  expect(screen.getByRole('main')).toBe(main);
});

test('the page that one leaves stays until the code of the next one is there', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: () => React.ReactNode }>();
  const Late = lazy(() => promise);
  render(
    <MemoryRouter initialEntries={['/early']}>
      <Link to="/late">ต่อไป</Link>
      <Suspense fallback="รอสักครู่">
        <Routes>
          <Route path="/early" element={<h1>หน้าแรก</h1>} />
          <Route path="/late" element={<Late />} />
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'ต่อไป' }));
  expect(screen.getByRole('heading', { name: 'หน้าแรก' })).toBeDefined();
  await act(async () => resolve({ default: () => <h1>มาช้า</h1> }));
  expect(await screen.findByRole('heading', { name: 'มาช้า' })).toBeDefined();
});
