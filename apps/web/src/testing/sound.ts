/** Texts and attributes that show how the program failed and not what it knows. */
export const nonsense = (): string[] =>
  [document.body, ...document.body.querySelectorAll('*')]
    .flatMap((element) => [
      ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
      ...[...element.attributes]
        .filter(({ name }) => name !== 'class')
        .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
    ])
    .filter((text) => /NaN|undefined|null|\[object|Invalid|Infinity/.test(text));
