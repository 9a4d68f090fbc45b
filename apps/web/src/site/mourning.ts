import { useEffect } from 'react';

/**
 * Grayscale while a page of the public site is shown. The filter stands on the root element: there it covers the
 * page's ground and does not capture fixed elements; on body it would do neither. app.css leaves print alone.
 */
export function useMourning(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const { classList } = document.documentElement;
    classList.add('mourning');
    return () => classList.remove('mourning');
  }, [on]);
}
