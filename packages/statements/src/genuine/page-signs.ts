import { type FileSign, newSign, type SignBox } from '@portal/contract/application/statements/file-signs';
import { hasMoney } from '../reading/page-text.ts';
import type { TextRun } from '../pdf/page-lines.ts';
import { type DrawnPage, findDrawnSigns } from './drawn-signs.ts';
import { findOddAmounts } from './odd-amounts.ts';
import { findOverlaps } from './overlaps.ts';
import { atMost, boxOf, markOf, sharedWidth } from './page-runs.ts';

export interface PageFacts {
  runs: readonly TextRun[];
  /** Absent if nothing on the page can be hidden. */
  drawn?: DrawnPage | undefined;
  /** Notes that PDF programs show over the page, other than highlights and links. */
  notes: readonly SignBox[];
}

/** A note that covers a smaller share of an amount does not replace it. */
const NOTED_SHARE = 0.5;

function isUnder(run: TextRun, note: SignBox): boolean {
  const { y, height, ...across } = boxOf(run);
  const shared = Math.min(y + height, note.y + note.height) - Math.max(y, note.y);
  return shared >= NOTED_SHARE * height && sharedWidth(across, note) >= NOTED_SHARE * run.width;
}

function findNotes({ runs, notes }: PageFacts): FileSign[] {
  const under = runs.filter((run) => hasMoney.test(run.text) && notes.some((note) => isUnder(run, note)));
  return under.length === 0 ? [] : [newSign('note', 'strong', { marks: atMost(under.map(markOf)) })];
}

/** Signs that something on this page was changed; `number` counts from 1. */
export function findPageSigns(page: PageFacts, number: number): FileSign[] {
  const { runs, drawn } = page;
  const signs = [
    ...findOddAmounts(runs),
    ...findOverlaps(runs),
    ...(drawn ? findDrawnSigns(runs, drawn) : []),
    ...findNotes(page),
  ];
  return signs.map((sign) => ({ ...sign, marks: sign.marks.map((mark) => ({ ...mark, page: number })) }));
}

export function gatherSigns(signs: readonly FileSign[]): FileSign[] {
  return [...Map.groupBy(signs, ({ sign }) => sign).values()].flatMap(([first, ...others]) =>
    first ? { ...first, marks: atMost([first, ...others].flatMap(({ marks }) => marks)) } : [],
  );
}
