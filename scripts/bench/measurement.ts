export interface Measurement {
  row: string;
  name: string;
  ratio: number;
  /** Absent if the row only reports. */
  target: { atLeast: number } | { atMost: number };
  figures: Record<string, number>;
}

/** The mean of the two middle values if their number is even. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export function reaches({ ratio, target }: Measurement): boolean {
  return 'atLeast' in target ? ratio >= target.atLeast : ratio <= target.atMost;
}

export interface Comparison {
  ours: number;
  plain: number;
  ratio: number;
  /** Quartiles of the rounds; if they are far apart, the machine was busy with other work. */
  ratioFirstQuartile: number;
  ratioThirdQuartile: number;
}

/**
 * Measures both sides in turn, each first equally often, after a warm-up round. The ratio is the median of the rounds'
 * ratios, so that other load affects both sides alike; many short rounds are more robust than a few long ones.
 */
export async function alternate(
  rounds: number,
  ours: (round: number) => Promise<number>,
  plain: (round: number) => Promise<number>,
): Promise<Comparison> {
  const measured: { ours: number; plain: number; ratio: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const plainFirst = round % 2 === 1 ? await plain(round) : undefined;
    const own = await ours(round);
    const other = plainFirst ?? (await plain(round));
    measured.push({ ours: own, plain: other, ratio: own / other });
  }
  const counted = measured.slice(1);
  const ratios = counted.map(({ ratio }) => ratio);
  return {
    ours: median(counted.map((each) => each.ours)),
    plain: median(counted.map((each) => each.plain)),
    ratio: median(ratios),
    ratioFirstQuartile: percentile(ratios, 0.25),
    ratioThirdQuartile: percentile(ratios, 0.75),
  };
}

export function spreadOf({ ratioFirstQuartile, ratioThirdQuartile }: Comparison): Measurement['figures'] {
  return { ratioFirstQuartile, ratioThirdQuartile };
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
