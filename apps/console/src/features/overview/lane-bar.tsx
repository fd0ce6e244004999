import { formatNumber } from '@portal/locales/format/number';
import { useText } from '@portal/design/i18n/use-text.ts';
import { scaleLinear } from 'd3-scale';
import styles from './overview.module.css';

/** Length of the longest bar, in percent of the column; the rest is for the number. */
const LONGEST = 82;

export interface LaneBarProps {
  count: number;
  largest: number;
  /** Id of the hatch pattern for late applications; without it the bar is solid. */
  lateHatch?: string | undefined;
}

export function LaneBar({ count, largest, lateHatch }: LaneBarProps) {
  const { language } = useText();
  const width = `${String(scaleLinear([0, largest], [0, LONGEST])(count))}%`;
  return (
    <svg className={styles.bar} height="22">
      <rect
        y="1"
        height="20"
        width={width}
        rx="3"
        className={lateHatch === undefined ? styles.solid : styles.late}
        {...(lateHatch !== undefined && { fill: `url(#${lateHatch})` })}
      />
      <text x={width} dx="8" y="16">
        {formatNumber(count, language)}
      </text>
    </svg>
  );
}
