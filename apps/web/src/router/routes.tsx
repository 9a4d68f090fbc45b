import {
  Children,
  createContext,
  Fragment,
  isValidElement,
  type ReactNode,
  useContext,
  useMemo,
} from 'react';
import { matchPath, type Params } from './match-path.ts';
import { useLocation } from './use-location.ts';

interface RouteProps {
  /** Missing for a layout, which is around the routes in it. */
  readonly path?: string;
  readonly element: ReactNode;
  readonly children?: ReactNode;
}

interface Shown {
  readonly params: Params;
  readonly outlet: ReactNode;
}

interface Row {
  readonly path: string;
  /** The layouts and the page, the outermost first. */
  readonly elements: readonly ReactNode[];
}

const ShownContext = createContext<Shown>({ params: {}, outlet: null });

/** One row of `Routes`, which reads it. */
export function Route(_: RouteProps): null {
  throw new Error('a Route belongs into Routes');
}

function rowsOf(children: ReactNode, around: readonly ReactNode[] = []): Row[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<RouteProps>(child)) return [];
    const { path, element, children: inner } = child.props;
    if (child.type === Fragment) return rowsOf(inner, around);
    const elements = [...around, element];
    return path === undefined ? rowsOf(inner, elements) : [{ path, elements }];
  });
}

function Level({ params, outlet, children }: Shown & { children: ReactNode }) {
  const shown = useMemo(() => ({ params, outlet }), [params, outlet]);
  return <ShownContext value={shown}>{children}</ShownContext>;
}

/** The first route that fits the address, in its layouts. Those of a layout share one instance of it. */
export function Routes({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  for (const { path, elements } of rowsOf(children)) {
    const params = matchPath(path, pathname);
    if (!params) continue;
    return elements.reduceRight<ReactNode>(
      (outlet, element) => (
        <Level params={params} outlet={outlet}>
          {element}
        </Level>
      ),
      null,
    );
  }
  return null;
}

/** In a layout: the page. */
export function Outlet(): ReactNode {
  return useContext(ShownContext).outlet;
}

/** What the address says in the places of the route's parameters. */
export const useParams = (): Partial<Params> => useContext(ShownContext).params;
