/** Cents of a month, YYYY-MM. */
export interface MonthCents {
  month: string;
  cents: number;
}

/** One sum for each month, the oldest first. */
export function sumByMonth(parts: readonly MonthCents[]): MonthCents[] {
  return [...Map.groupBy(parts, ({ month }) => month)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([month, ofMonth]) => ({ month, cents: ofMonth.reduce((total, { cents }) => total + cents, 0) }));
}
