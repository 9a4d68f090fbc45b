import { useEffect, useState } from 'react';

/**
 * Tells React of a choice that was made on a page which the server rendered, before React took it over: the list still
 * shows it, but nobody was told. Call it in the component that renders the list.
 */
export function useEarlyChoice(id: string): void {
  // While hydrating, the list with this id is in the page already.
  const [isRendered] = useState(() => listOf(id) !== undefined);
  useEffect(() => {
    const list = isRendered && listOf(id);
    if (!list) return;
    const options = [...list.options].filter(({ disabled }) => !disabled);
    const asRendered = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    if (asRendered?.selected === false) list.dispatchEvent(new Event('change', { bubbles: true }));
  }, [id, isRendered]);
}

/** On the server there is no page. */
const listOf = (id: string) =>
  globalThis.document?.querySelector<HTMLSelectElement>(`select[id="${id}"]`) ?? undefined;
