import { fireEvent, screen, waitFor, within } from '@testing-library/react';

// What a person does on a form, in one step each; the tests of the fields themselves type letter by letter.

type Name = string | RegExp;

/** Fills a field in, or chooses an option by its value or its words. */
export async function fill(label: Name, value: string): Promise<void> {
  const field = await screen.findByLabelText<HTMLInputElement | HTMLSelectElement>(label);
  const option =
    field instanceof HTMLSelectElement &&
    [...field.options].find((element) => element.text === value || element.value === value);
  fireEvent.change(field, { target: { value: option ? option.value : value } });
}

/** Presses a button; with several of the name, the first. */
export async function press(name: Name): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name });
  if (button) fireEvent.click(button);
}

/** Presses in a dialog, which a refusal may have closed. */
export async function pressIn(opener: Name, name: string): Promise<void> {
  if (!screen.queryByRole('dialog')) await press(opener);
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name }));
}

/** Presses in a dialog, which then closes. */
export async function passIn(opener: Name, name: string): Promise<void> {
  await pressIn(opener, name);
  await waitFor(() => {
    if (screen.queryByRole('dialog')) throw new Error(`${name} has not closed its dialog`);
  });
}

/** Ticks a box, or chooses one of several. */
export const tick = async (label: Name): Promise<void> =>
  void fireEvent.click(await screen.findByLabelText(label));

/** Attaches a file. */
export async function attach(label: Name, name: string, type: string, text: string): Promise<void> {
  const files = [new File([text], name, { type })];
  fireEvent.change(await screen.findByLabelText(label), { target: { files } });
}
