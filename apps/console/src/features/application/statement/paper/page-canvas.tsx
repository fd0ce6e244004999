import { useEffect, useRef, useState } from 'react';
import type { PageMark } from '../file-signs.ts';
import { findLine, type SoughtRow, type TextRun } from './find-line.ts';
import { drawPage, type Paper } from './open-paper.ts';
import styles from './paper.module.css';

export interface PageCanvasProps {
  paper: Paper;
  /** Page number, counted from 1. */
  page: number;
  label: string;
  sought: (SoughtRow & { number: number }) | undefined;
  marks: readonly PageMark[];
  onFailure: (error: unknown) => void;
}

export function PageCanvas({ paper, page, label, sought, marks, onFailure }: PageCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useDots(canvas);
  const text = usePageText(paper, page);
  useEffect(() => {
    if (!canvas.current || width === 0) return undefined;
    let stop: () => void = () => undefined;
    let isStopped = false;
    const draw = async (element: HTMLCanvasElement) => {
      const found = await paper.getPage(page);
      if (isStopped) return;
      const task = drawPage(found, element, width);
      stop = () => task.cancel();
      await task.promise;
    };
    draw(canvas.current).catch((error: unknown) => {
      if (!isStopped) onFailure(error);
    });
    return () => {
      isStopped = true;
      stop();
    };
  }, [paper, page, width, onFailure]);

  const place = sought && text && findLine(text.runs, sought);
  return (
    <div className={styles.sheet} role="img" aria-label={label}>
      <canvas ref={canvas} />
      {text && (
        <Marks
          size={text}
          marks={[...(place ? [{ box: place, label: String(sought.number), isChosen: false }] : []), ...marks]}
        />
      )}
    </div>
  );
}

interface PageText {
  runs: TextRun[];
  width: number;
  height: number;
}

const BADGE_WIDTH = 26;
const BADGE_GAP = 4;

function Marks({ marks, size }: { marks: readonly PageMark[]; size: PageText }) {
  if (marks.length === 0) return null;
  return (
    <svg className={styles.mark} viewBox={`0 0 ${String(size.width)} ${String(size.height)}`} aria-hidden="true">
      {marks.map(({ box: { x, y, width, height }, label, isChosen }) => {
        const inset = height / 2;
        const left = Math.max(0, x - inset - BADGE_WIDTH - BADGE_GAP);
        return (
          <g key={`${label} ${String(x)} ${String(y)}`} data-chosen={isChosen}>
            <rect x={x - inset} y={y - inset / 2} width={width + height} height={height + inset} rx="2" />
            <g transform={`translate(${String(left)} ${String(y - inset / 2)})`}>
              <rect className={styles.badge} width={BADGE_WIDTH} height={height + inset} rx="3" />
              <text x={BADGE_WIDTH / 2} y={height} textAnchor="middle" fontSize={height}>
                {label}
              </text>
            </g>
          </g>
        );
      })}
    </svg>
  );
}

/** Displayed width of an element in device pixels; 0 while hidden. */
function useDots(element: React.RefObject<HTMLElement | null>): number {
  const [dots, setDots] = useState(0);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const observer = new ResizeObserver(() => setDots(Math.round(target.clientWidth * window.devicePixelRatio)));
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return dots;
}

/** Text of a page with positions; undefined for a scanned image. */
function usePageText(paper: Paper, number: number): PageText | undefined {
  const [text, setText] = useState<PageText & { number: number; paper: Paper }>();
  useEffect(() => {
    let isStopped = false;
    const read = async () => {
      const page = await paper.getPage(number);
      if (page instanceof ImageBitmap) return;
      const viewport = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      const runs = items.flatMap((item) => {
        if (!('str' in item)) return [];
        const [, , , , left = 0, base = 0] = item.transform as number[];
        const [x, y] = viewport.convertToViewportPoint(left, base) as [number, number];
        return [{ text: item.str, x, y, width: item.width, height: item.height }];
      });
      if (!isStopped) setText({ runs, width: viewport.width, height: viewport.height, number, paper });
    };
    // If the text cannot be read, no row is marked.
    read().catch(() => undefined);
    return () => {
      isStopped = true;
    };
  }, [paper, number]);
  return text?.number === number && text.paper === paper ? text : undefined;
}
