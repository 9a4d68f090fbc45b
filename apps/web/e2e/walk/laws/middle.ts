import type { Walk } from './law.ts';

/** Brings every control to the top, the end and the middle of the window, and there by the keyboard, and looks at what is in its middle. */
function covered(): string[] {
  const found: string[] = [];
  for (const element of eyes.all()) {
    if (!element.isConnected) continue;
    const name = eyes.nameOf(element);
    const at = eyes.target(element);
    const positions = ['start', 'end', 'center'] as const;
    const other = positions.map((block) => eyes.aim(element, block).other).find(Boolean);
    // The link past the menus comes to light by the keyboard only.
    if (at.getBoundingClientRect().bottom < 0) continue;
    if (other) found.push(`Where «${name}» is pressed in its middle, ${other} is pressed instead.`);
    // A tab is chosen as soon as the keyboard comes to it.
    if (other || at !== element || element.role === 'tab') continue;
    element.blur();
    element.focus();
    const over = document.activeElement === element && eyes.inTheWay(element);
    if (over) found.push(`«${name}» lies under ${over} when the keyboard comes to it.`);
  }
  (document.activeElement as HTMLElement | null)?.blur();
  return found;
}

/** The middle of a control is that control. */
export async function middle({ tab, say }: Walk): Promise<void> {
  say('middle', await tab.ask(covered));
}
