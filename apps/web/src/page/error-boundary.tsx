import { Component, type ReactNode } from 'react';
import { RenderErrorPage } from './render-error-page.tsx';

interface Props {
  readonly children: ReactNode;
  /** The error is cleared when this value changes; the address, so that other pages can still be opened. */
  readonly resetKey?: string;
  /** Whether it is inside a layout's main element. */
  readonly inMain?: boolean;
}

interface State {
  readonly failed: boolean;
  readonly isOffline: boolean;
  readonly resetKey: string | undefined;
}

let offline: typeof import('./offline-page.tsx') | undefined;

/** Fetches the page that is shown without a connection while there is one; resolves when it is there or cannot be had. */
export async function warmOfflinePage(): Promise<void> {
  offline = await import('./offline-page.tsx').catch(() => undefined);
  offline?.noteMissedCode();
}

const FINE = { failed: false, isOffline: false } as const;

/** Catches what a page throws while rendering, so that the rest of the product keeps working. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { ...FINE, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, isOffline: offline?.isMissedOffline(error) ?? false };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (props.resetKey === state.resetKey) return null;
    return { ...FINE, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    const { inMain = false, children } = this.props;
    const { failed, isOffline } = this.state;
    if (!failed) return children;
    if (!isOffline || !offline) return <RenderErrorPage inMain={inMain} />;
    return <offline.OfflinePage inMain={inMain} onLeave={() => this.setState(FINE)} />;
  }
}
