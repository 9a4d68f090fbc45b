import { Component, type ReactNode } from 'react';
import { RenderErrorPage } from './render-error-page.tsx';

interface Props {
  readonly children: ReactNode;
  /** A new value clears the error: the address, so that another page can be opened after one failed. */
  readonly resetKey?: string;
  /** It stands inside a layout's main. */
  readonly inMain?: boolean;
}

interface State {
  readonly failed: boolean;
  readonly resetKey: string | undefined;
}

/** Catches what a page throws while rendering, so that the rest of the product survives. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (props.resetKey === state.resetKey) return null;
    return { failed: false, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    const { inMain = false, children } = this.props;
    return this.state.failed ? <RenderErrorPage inMain={inMain} /> : children;
  }
}
