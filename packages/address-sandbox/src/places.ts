import { type Names, type Street, streets } from './streets.ts';

export type Language = keyof Names;

export interface Place {
  readonly street: Street;
  readonly civicNumber?: number;
  readonly unit?: string;
}

const combiningMarks = /\p{M}/gu;
const WORDS = /[\p{L}\p{N}]+/gu;
const POSTAL_LETTERS = 'ABCEGHJKLMNPRSTVWXYZ';
const shortForms = new Map([
  ['av', 'avenue'],
  ['ave', 'avenue'],
  ['blvd', 'boulevard'],
  ['boul', 'boulevard'],
  ['e', 'est'],
  ['o', 'ouest'],
  ['st', 'street'],
  ['w', 'west'],
]);
const NUMBERS_OF_A_STREET = 20;

export function searchPlaces(text: string, most: number): Place[] {
  const [number, ...words] = splitNumber(wordsOf(text));
  if (words.length === 0) return [];
  const found = streets.filter((street) => matches(street, words));
  const places = found.flatMap((street): Place[] => {
    if (number === undefined) return [{ street }];
    return number >= street.first && number <= street.last ? [{ street, civicNumber: number }] : [];
  });
  return places.slice(0, most);
}

export function placesWithin({ street, civicNumber, unit }: Place, most: number): Place[] {
  if (unit !== undefined) return [];
  if (civicNumber !== undefined)
    return unitsOf({ street, civicNumber }).map((inside) => ({ street, civicNumber, unit: inside }));

  const numbers = Array.from({ length: NUMBERS_OF_A_STREET }, (_, index) => street.first + index);
  const buildings = Object.keys(street.units ?? {}).map(Number);
  return [...new Set([...buildings, ...numbers])]
    .filter((number) => number <= street.last)
    .slice(0, most)
    .map((number) => ({ street, civicNumber: number }));
}

export function countWithin({ street, civicNumber, unit }: Place): number {
  if (unit !== undefined) return 0;
  return civicNumber === undefined ? street.last - street.first + 1 : unitsOf({ street, civicNumber }).length;
}

export function lineOf({ street, civicNumber, unit }: Place, language: Language): string {
  const number = unit === undefined ? civicNumber : `${unit}-${String(civicNumber)}`;
  return number === undefined ? street.name[language] : `${number} ${street.name[language]}`;
}

export function postalCodeOf({ street, civicNumber = street.first }: Place): string {
  const letter = POSTAL_LETTERS[civicNumber % POSTAL_LETTERS.length] ?? 'A';
  return `${street.area} ${Math.floor(civicNumber / 10) % 10}${letter}${civicNumber % 10}`;
}

function unitsOf({ street, civicNumber }: Place & { civicNumber: number }): readonly string[] {
  return street.units?.[civicNumber] ?? [];
}

function matches({ name, city, province }: Street, words: readonly string[]): boolean {
  const known = wordsOf(`${name.en} ${name.fr} ${city.en} ${city.fr} ${province}`);
  return words.every((word) => known.some((other) => other.startsWith(word) || other === shortForms.get(word)));
}

function wordsOf(text: string): string[] {
  return text.normalize('NFD').replace(combiningMarks, '').toLowerCase().match(WORDS) ?? [];
}

/** The civic number comes first; `201-1250` has a unit before it. */
function splitNumber(words: readonly string[]): [number | undefined, ...string[]] {
  const start = words.findIndex((word) => !/^\d+$/u.test(word));
  const numbers = words.slice(0, start === -1 ? words.length : start);
  const rest = start === -1 ? [] : words.slice(start);
  const last = numbers.at(-1);
  // `8 Avenue SW` has a number in its name.
  if (last !== undefined && /^(?:avenue|ave|av)$/u.test(rest[0] ?? '') && numbers.length === 1)
    return [undefined, last, ...rest];

  return [last === undefined ? undefined : Number(last), ...rest];
}
