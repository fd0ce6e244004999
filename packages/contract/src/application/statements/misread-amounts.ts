export type Misreading = 'digit' | 'swapped';

/** Positions at which two amounts of equal sign and length differ; undefined if sign or length differ. */
function placesOf(digits: string, others: string): number[] | undefined {
  if (digits.length !== others.length || digits.startsWith('-') !== others.startsWith('-')) return undefined;
  return Array.from(digits).flatMap((digit, index) => (digit === others[index] ? [] : [index]));
}

export function misreadingOf(left: number, right: number): Misreading | undefined {
  const [digits, others] = [String(left), String(right)];
  const places = placesOf(digits, others);
  if (places?.length === 1) return 'digit';
  if (places?.length !== 2) return undefined;
  const [first = 0, second = 0] = places;
  const areSwapped = second - first === 1 && digits[first] === others[second] && digits[second] === others[first];
  return areSwapped ? 'swapped' : undefined;
}
