import { Button, buttonClass } from '@coop/ui/button';
import { Component, type ReactNode, useEffect, useRef } from 'react';
import { paths } from '../site/paths.ts';
import { MessagePage } from './message-page.tsx';

/** Shown when a page failed to render. The link reloads the document, because the app itself may be broken. */
function RenderErrorPage({ inMain }: { readonly inMain: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element was removed with the page.
  useEffect(() => heading.current?.focus(), []);
  return (
    <MessagePage
      inMain={inMain}
      headingRef={heading}
      title="หน้านี้ไม่พร้อมให้บริการ"
      message="ขออภัย! หน้าเพจนี้ไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่ในภายหลัง"
    >
      <Button variant="primary" onClick={() => location.reload()}>
        ลองใหม่
      </Button>
      <a className={buttonClass('secondary')} href={paths.home}>
        กลับหน้าหลัก
      </a>
    </MessagePage>
  );
}

interface Props {
  readonly children: ReactNode;
  /** Clears the error when it changes; the address, so that other pages can still be opened. */
  readonly resetKey?: string;
  /** Inside a layout's main element. */
  readonly inMain?: boolean;
}

interface State {
  readonly failed: boolean;
  readonly isOffline: boolean;
  readonly resetKey: string | undefined;
}

let offline: typeof import('./offline-page.tsx') | undefined;

/** Fetches the page for times without a connection; resolves when it is there or cannot be fetched. */
export async function warmOfflinePage(): Promise<void> {
  offline = await import('./offline-page.tsx').catch(() => undefined);
  offline?.noteMissedCode();
}

const FINE = { failed: false, isOffline: false } as const;

/** Catches errors of a rendering page, so that the rest of the product keeps working. */
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
