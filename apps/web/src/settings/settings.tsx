import { type ComponentType, useEffect, useState } from 'react';
import { notify } from '../toasts/notify.ts';
import type { PreferencesDialogProps } from './preferences-dialog.tsx';

/** The settings dialog: loaded when it is first opened, then kept mounted, because closing it restores the focus. */
export function Settings(props: PreferencesDialogProps) {
  const { open, onClose } = props;
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<PreferencesDialogProps> }>();
  useEffect(() => {
    if (!open || loaded) return;
    import('./preferences-dialog.tsx').then(
      ({ PreferencesDialog }) => setLoaded({ Dialog: PreferencesDialog }),
      () => {
        notify.error('เปิดการตั้งค่าไม่ได้ กรุณาลองใหม่');
        onClose();
      },
    );
  }, [open, onClose, loaded]);
  return loaded && <loaded.Dialog {...props} />;
}
