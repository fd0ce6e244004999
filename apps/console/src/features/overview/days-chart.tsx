import type { Statistics } from '@portal/contract/staff/statistics';
import { formatDay } from '@portal/locales/format/day';
import { formatNumber } from '@portal/locales/format/number';
import { useText } from '@portal/design/i18n/use-text.ts';
import { scaleBand, scaleLinear, type ScaleLinear } from 'd3-scale';
import { useId } from 'react';
import { useIsNarrowerThan } from '@portal/design/ui/use-window-size.ts';
import { type DayGroup, daysPerBar, groupDays } from './day-groups.ts';
import { Hatch } from './hatch.tsx';
import styles from './overview.module.css';

const HEIGHT = 220;
const TOP = 12;
const BOTTOM = HEIGHT - 26;
const TICKS = 3;
const NAMED_DAYS = 4;
/** Width in rem below which only half the labels are shown. */
const ROOM_FOR_NAMES = 24;
const WHOLE = 100;
const percent = (share: number) => `${String(share)}%`;

type Scale = ScaleLinear<number, number>;

export interface DaysChartProps {
  data: Statistics;
  isCompared: boolean;
}

export function DaysChart({ data, isCompared }: DaysChartProps) {
  const { t, language } = useText();
  const id = useId();
  const groups = groupDays(data.days);
  const average = (data.figuresBefore.submitted / data.days.length) * daysPerBar(data.days);
  const highest = Math.max(1, isCompared ? average : 0, ...groups.map(({ en, fr }) => en + fr));
  const scale = scaleLinear([0, highest], [BOTTOM, TOP]).nice(TICKS);
  const most = data.days.reduce((best, day) => (day.en + day.fr > best.en + best.fr ? day : best));
  const sentence =
    data.figures.submitted === 0
      ? t('console.overview.perDay.sentenceNone')
      : t('console.overview.perDay.sentence', {
          count: data.figures.submitted,
          shown: formatNumber(data.figures.submitted, language),
          day: formatDay(most.day, language, 'longDay'),
          most: formatNumber(most.en + most.fr, language),
        });
  return (
    <figure className={styles.chart}>
      <Legend id={id} data={data} isCompared={isCompared} />
      <div className={styles.days} role="img" aria-label={sentence}>
        <Axis scale={scale} />
        <svg className={styles.bars} height={HEIGHT} aria-hidden="true">
          <Lines scale={scale} />
          <Bars id={id} groups={groups} scale={scale} />
          {isCompared && <line className={styles.stated} x1="0" x2="100%" y1={scale(average)} y2={scale(average)} />}
        </svg>
      </div>
    </figure>
  );
}

const ticksOf = (scale: Scale): number[] => scale.ticks(TICKS).filter(Number.isInteger);

function Axis({ scale }: { scale: Scale }) {
  const { language } = useText();
  return (
    <svg className={styles.axis} height={HEIGHT} aria-hidden="true">
      {ticksOf(scale).map((tick) => (
        <text key={tick} x="100%" y={scale(tick) + 4} textAnchor="end">
          {formatNumber(tick, language)}
        </text>
      ))}
    </svg>
  );
}

function Lines({ scale }: { scale: Scale }) {
  return ticksOf(scale).map((tick) => (
    <line key={tick} className={styles.line} x1="0" x2="100%" y1={scale(tick)} y2={scale(tick)} />
  ));
}

const anchors = { start: 0, middle: 0.5, end: 1 } as const;

function Bars({ id, groups, scale }: { id: string; groups: readonly DayGroup[]; scale: Scale }) {
  const { language } = useText();
  const named = useIsNarrowerThan(ROOM_FOR_NAMES) ? NAMED_DAYS / 2 : NAMED_DAYS;
  const names = groups.map(({ day }) => day);
  const band = scaleBand(names, [0, WHOLE]).padding(groups.length > 31 ? 0.2 : 0.3);
  const every = Math.ceil(groups.length / named);
  // The first and last labels stay inside the drawing at any text size.
  const ends = new Map<number, keyof typeof anchors>([
    [groups.length - 1, 'end'],
    [0, 'start'],
  ]);
  const anchor = (index: number): keyof typeof anchors => ends.get(index) ?? 'middle';
  return groups.map(({ day, en, fr }, index) => {
    const place = { x: percent(band(day) ?? 0), width: percent(band.bandwidth()) };
    return (
      <g key={day}>
        {en > 0 && <rect className={styles.solid} {...place} y={scale(en)} height={scale(0) - scale(en)} />}
        {fr > 0 && (
          <rect
            className={styles.french}
            fill={`url(#${id}french)`}
            {...place}
            y={scale(en + fr) + 0.5}
            height={Math.max(1, scale(en) - scale(en + fr) - 1.5)}
          />
        )}
        {index % every === 0 && (
          <text
            x={percent((band(day) ?? 0) + band.bandwidth() * anchors[anchor(index)])}
            y={HEIGHT - 6}
            textAnchor={anchor(index)}
          >
            {formatDay(day, language, 'day')}
          </text>
        )}
      </g>
    );
  });
}

function Legend({ id, data, isCompared }: DaysChartProps & { id: string }) {
  const { t, language } = useText();
  const perDay = (submitted: number) => formatNumber(submitted / data.days.length, language, 1);
  const [now, before] = [perDay(data.figures.submitted), perDay(data.figuresBefore.submitted)];
  const count = (of: 'en' | 'fr') =>
    t('console.overview.perDay.language', {
      language: t(`console.languages.${of}`),
      count: formatNumber(data.byLanguage.find((each) => each.language === of)?.submitted ?? 0, language),
    });
  return (
    <figcaption className={styles.legend}>
      <Hatch id={`${id}french`} look="french" />
      <span>
        {isCompared && (
          <svg width="24" height="12" aria-hidden="true">
            <line className={styles.stated} x1="0" x2="24" y1="6" y2="6" />
          </svg>
        )}
        {isCompared
          ? t('console.overview.perDay.average', { before, now })
          : t('console.overview.perDay.averageNow', { now })}
      </span>
      <span>
        <Swatch className={styles.solid} />
        {count('en')}
      </span>
      <span>
        <Swatch className={styles.french} fill={`url(#${id}french)`} />
        {count('fr')}
      </span>
    </figcaption>
  );
}

export function Swatch({ className, fill }: { className: string | undefined; fill?: string }) {
  return (
    <svg width="14" height="12" aria-hidden="true">
      <rect className={className} x="1" y="1" width="12" height="10" rx="2" {...(fill && { fill })} />
    </svg>
  );
}
