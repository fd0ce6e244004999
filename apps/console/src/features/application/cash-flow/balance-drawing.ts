import type { AccountFlow } from '@portal/contract/application/cash-flow';
import { addDays, lastDayOf } from '@portal/contract/calendar';

export interface BalanceDrawing {
  /** Points of one line for each run of consecutive days, as in an SVG polyline; a month is one unit wide. */
  lines: string[];
  below: { day: string; x: number; width: number }[];
  /** Consecutive days below zero and where they end, the longest first; only those whose label has room. */
  spells: { last: string; x: number; days: number }[];
  returned: { day: string; x: number }[];
  zero: number;
  /** Highest balance in cents, which is at the top; 0 if none is above zero. */
  most: number;
  lowest: { day: string; cents: number } | undefined;
}

/** Part of the whole width that the label of a spell needs. */
const LABEL_SHARE = 0.1;

export function drawBalance(
  { dailyBalances = [], returnedOn = [] }: Pick<AccountFlow, 'dailyBalances' | 'returnedOn'>,
  months: readonly string[],
  height: number,
): BalanceDrawing {
  const widthOf = (day: string) => 1 / Number(lastDayOf(day.slice(0, 7)).slice(8));
  const placeOf = (day: string) => months.indexOf(day.slice(0, 7)) + (Number(day.slice(8)) - 1) * widthOf(day);
  const isShown = (day: string) => months.includes(day.slice(0, 7));
  const runs = dailyBalances.map(({ from, cents }) =>
    cents.map((each, index) => ({ day: addDays(from, index), cents: each })).filter(({ day }) => isShown(day)),
  );
  const days = runs.flat();
  const most = Math.max(0, ...days.map(({ cents }) => cents));
  const least = Math.min(0, ...days.map(({ cents }) => cents));
  const below = days.filter(({ cents }) => cents < 0).map(({ day }) => ({ day, x: placeOf(day), width: widthOf(day) }));
  const heightOf = (cents: number) => ((most - cents) / Math.max(1, most - least)) * height;
  return {
    lines: runs
      .filter((run) => run.length > 0)
      .map((run) =>
        run
          .map(({ day, cents }) => `${(placeOf(day) + widthOf(day) / 2).toFixed(3)},${heightOf(cents).toFixed(1)}`)
          .join(' '),
      ),
    below,
    spells: spellsOf(below, months.length * LABEL_SHARE),
    returned: returnedOn.filter(isShown).map((day) => ({ day, x: placeOf(day) + widthOf(day) / 2 })),
    zero: heightOf(0),
    most,
    lowest: days.toSorted((a, b) => a.cents - b.cents)[0],
  };
}

function spellsOf(below: BalanceDrawing['below'], room: number): BalanceDrawing['spells'] {
  const spells: BalanceDrawing['spells'] = [];
  for (const { day, x, width } of below) {
    const previous = spells.at(-1);
    const isNext = previous !== undefined && addDays(previous.last, 1) === day;
    if (isNext) spells.pop();
    spells.push({ last: day, x: x + width, days: isNext ? previous.days + 1 : 1 });
  }
  const labelled: BalanceDrawing['spells'] = [];
  for (const spell of spells.toSorted((a, b) => b.days - a.days))
    if (labelled.every(({ x }) => Math.abs(x - spell.x) >= room)) labelled.push(spell);
  return labelled;
}
