import { expect, test } from 'vitest';
import { GENERATIONS, generationOf, SURNAMES } from './names.ts';

const lists = GENERATIONS.flatMap(({ general, muslim }) => [
  general.person.first_name,
  muslim.person.first_name,
]).flatMap(({ female, male }) => [female, male]);
const allNames = lists.flat();

test('names stand in the files, none of them twice in its list', () => {
  for (const names of lists) expect(new Set(names).size).toBe(names.length);
  expect(new Set(allNames).size).toBeGreaterThanOrEqual(300);
  expect(new Set(SURNAMES).size).toBe(SURNAMES.length);
  expect(SURNAMES.length).toBeGreaterThanOrEqual(1_200);
});

test('names are spelt as Thai is: no other letters, no แ of two เ, no hidden characters', () => {
  const odd = [...allNames, ...SURNAMES].filter(
    (text) => !/^[ก-ฮะ-ูเ-์]+$/.test(text.replace(/^ณ /, '')) || text.includes('เเ'),
  );
  expect(odd).toEqual([]);
});

test('names are of the years somebody was born in, also before the first generation and after the last', () => {
  const [first] = GENERATIONS;
  expect(generationOf('ชูแก้ว', 1957)).toBe(GENERATIONS.find(({ from }) => from === 1950)?.general);
  expect(generationOf('ชูแก้ว', 1902)).toBe(first.general);
  expect(generationOf('ชูแก้ว', 2031)).toBe(GENERATIONS.at(-1)?.general);
});

test('names of Muslims go with the surnames of Muslims', () => {
  expect(generationOf('หมัดเจริญ', 1931)).toBe(GENERATIONS[0].muslim);
});
