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
  readonly resetKey: string | undefined;
}

/** Catches what a page throws while rendering, so that the rest of the product keeps working. */
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
