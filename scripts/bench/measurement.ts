/** One ratio of quality.md, part C, as measured in this run. */
export interface Measurement {
  /** Row of the table, such as C7. */
  row: string;
  name: string;
  ratio: number;
  /** What the ratio should reach; absent where the row only reports. */
  target: { atLeast: number } | { atMost: number };
  /** The raw figures behind the ratio, with their units in the names. */
  figures: Record<string, number>;
}

/** The middle of the values; the mean of the two middle ones where their number is even. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Whether a measurement reaches its target. */
export function reaches({ ratio, target }: Measurement): boolean {
  return 'atLeast' in target ? ratio >= target.atLeast : ratio <= target.atMost;
}
