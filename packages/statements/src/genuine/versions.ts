import { type FileSign, newSign, type SignMark } from '@portal/contract/application/statements/file-signs';
import { squash } from '../reading/page-text.ts';
import type { TextRun } from '../pdf/page-lines.ts';
import { atMost, linesOf, markOf, sharedWidth, shortened } from './page-runs.ts';

/**
 * A linearized file says so in its first object and has two end-of-file markers from the start (ISO 32000-1, annex F).
 */
const LINEARIZED_WITHIN_BYTES = 1024;
const ENDS_MAXIMUM = 1000;
const END = /^startxref\s+\d+\s+%%EOF(?:\r\n|\r|\n)?/u;
const END_BYTES = 40;

/** Where the earlier versions of a file end, oldest first: incremental updates are appended (ISO 32000-1, 7.5.6). */
export function findEarlierEnds(data: Uint8Array): number[] {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const isLinearized = bytes.subarray(0, LINEARIZED_WITHIN_BYTES).includes('/Linearized');
  const ends: number[] = [];
  let at = bytes.indexOf('startxref');
  for (let looked = 0; at >= 0 && looked < ENDS_MAXIMUM; looked += 1) {
    const end = END.exec(bytes.toString('latin1', at, at + END_BYTES))?.[0];
    if (end !== undefined) ends.push(at + end.length);
    at = bytes.indexOf('startxref', at + 1);
  }
  return ends.slice(isLinearized ? 1 : 0, -1);
}

export type PageRuns = readonly TextRun[];

/** Identifies a run by its text and its position, to the nearest point. */
const keyOf = ({ text, x, y }: TextRun) => `${String(Math.round(x))} ${String(Math.round(y))} ${text.trim()}`;

function shareOf(page: PageRuns, earlier: PageRuns): number {
  const keys = new Set(earlier.map(keyOf));
  return page.filter((run) => keys.has(keyOf(run))).length / Math.max(1, page.length);
}

/** Pages with less text in common than this are different pages. */
const SAME_SHARE = 0.5;

/** The earlier version of a page, which may have had another number; undefined if the page was added. */
function earlierPage(page: PageRuns, index: number, earlier: readonly PageRuns[]): PageRuns | undefined {
  const sameNumber = earlier[index];
  if (sameNumber && shareOf(page, sameNumber) >= SAME_SHARE) return sameNumber;
  return earlier.find((other) => shareOf(page, other) >= SAME_SHARE);
}

const joined = (runs: readonly TextRun[]) =>
  squash(
    runs
      .toSorted((a, b) => a.x - b.x)
      .map(({ text }) => text)
      .join(''),
  );

/** Runs of a page without those that another version has as well. */
function without(page: PageRuns, other: PageRuns): TextRun[] {
  const keys = new Set(other.map(keyOf));
  return page.filter((run) => run.text.trim() !== '' && !keys.has(keyOf(run)));
}

const LINE_DISTANCE = 2;

function changesOf(page: PageRuns, earlier: PageRuns): SignMark[] {
  const [added, removed] = [without(page, earlier), without(earlier, page)];
  const isBeside = (run: TextRun) => (other: TextRun) =>
    Math.abs(run.y - other.y) <= LINE_DISTANCE && sharedWidth(run, other) > 0;
  // Programs may divide the same line differently.
  const isSame = (run: TextRun) => {
    const onLine = ({ y }: TextRun) => Math.abs(run.y - y) <= LINE_DISTANCE;
    return joined(added.filter(onLine)) === joined(removed.filter(onLine));
  };
  const marks = added
    .filter((run) => !isSame(run))
    .map((run): SignMark => {
      const before = removed.filter(isBeside(run));
      const earlierText = before.length === 0 ? null : shortened(before.map(({ text }) => text.trim()).join(' '));
      return { ...markOf(run), earlierText };
    });
  const onlyRemoved = removed.filter((run) => !isSame(run) && !added.some(isBeside(run)));
  return [
    ...marks,
    ...onlyRemoved.map((run): SignMark => ({ ...markOf(run), text: null, earlierText: shortened(run.text) })),
  ];
}

const hasDigits = ({ text, earlierText }: SignMark) => /\d/u.test(`${text ?? ''}${earlierText ?? ''}`);
/** If a larger share of a page's lines changed, marking them is of no use. */
const CHANGED_SHARE = 0.6;

/**
 * What a later version changed on the pages. A signature, a stamp or a filled-in form changes no numbers: the sign is
 * then weak.
 *
 * @param end where the earlier version ends, in bytes
 */
export function compareVersions(pages: readonly PageRuns[], earlier: readonly PageRuns[], end: number): FileSign {
  const marks = pages.flatMap((page, index) => {
    const before = earlierPage(page, index, earlier);
    const changes = before ? changesOf(page, before) : [];
    const areUseful = changes.length <= CHANGED_SHARE * Math.max(1, linesOf(page).length);
    return areUseful ? changes.map((mark) => ({ ...mark, page: index + 1 })) : [];
  });
  const changed = marks.filter(hasDigits);
  if (changed.length === 0) return newSign('resaved', 'weak', { earlierBytes: end });
  return newSign('changed', 'strong', { earlierBytes: end, marks: atMost(changed) });
}
