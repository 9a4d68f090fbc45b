/** Texts and attributes that show how the program failed and not what it knows. */
export const nonsense = (): string[] =>
  [document.body, ...document.body.querySelectorAll('*')]
    .flatMap((one) => [
      ...[...one.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
      ...[...one.attributes]
        .filter(({ name }) => name !== 'class')
        .map(({ name, value }) => `${one.tagName} ${name}=${value}`),
    ])
    .filter((text) => /NaN|undefined|null|\[object|Invalid|Infinity/.test(text));
