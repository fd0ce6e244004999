import type { Statistics } from '@portal/contract/staff/statistics';
import { formatNumber } from '@portal/locales/format/number';
import { useText } from '@portal/design/i18n/use-text.ts';
import { scaleLinear } from 'd3-scale';
import CornerRightDown from 'lucide-react/icons/corner-right-down';
import { useId } from 'react';
import { Swatch } from './days-chart.tsx';
import { percentWords, shareOf } from './figure-words.ts';
import { Hatch } from './hatch.tsx';
import styles from './overview.module.css';

type Step = Statistics['funnel']['steps'][number];

const WHOLE = 100;
const percent = (share: number) => `${String(share)}%`;

/**
 * The step before submission with the most abandoned applications. Ineligible applicants do not count as abandoning.
 */
function mostLost(steps: readonly Step[]): Step['step'] | undefined {
  const submission = steps.findIndex(({ step }) => step === 'submitted');
  const lost = steps.slice(0, submission).filter(({ step, stopped }) => step !== 'checked' && stopped > 0);
  return lost.toSorted((a, b) => b.stopped - a.stopped)[0]?.step;
}

export function FunnelChart({ data: { funnel } }: { data: Statistics }) {
  const { t, language } = useText();
  const id = useId();
  const { steps } = funnel;
  const checks = steps.filter(({ step }) => step === 'checked' || step === 'eligible');
  const applications = steps.slice(checks.length);
  const [first, last] = [applications[0]?.reached ?? 0, steps.at(-1)?.reached ?? 0];
  const most = mostLost(steps);
  const sentence = t('console.overview.funnel.sentence', {
    count: last,
    shown: formatNumber(last, language),
    first: formatNumber(first, language),
  });
  return (
    <figure className={styles.chart}>
      <Legend id={id} />
      <div className={styles.funnel} role="img" aria-label={sentence}>
        {checks.length > 0 && <p className={styles.group}>{t('console.overview.funnel.ofChecks')}</p>}
        <Steps id={id} steps={checks} most={most} />
        {checks.length > 0 && <p className={styles.group}>{t('console.overview.funnel.ofApplications')}</p>}
        <Steps id={id} steps={applications} most={most} />
      </div>
    </figure>
  );
}

interface StepsProps {
  id: string;
  steps: readonly Step[];
  most: Step['step'] | undefined;
}

/**
 * Each step as a share of the first. Eligibility checks are counted separately from applications, because not everyone
 * who makes one applies.
 */
function Steps({ id, steps, most }: StepsProps) {
  const { t, language } = useText();
  const scale = scaleLinear([0, Math.max(1, steps[0]?.reached ?? 0)], [0, WHOLE]);
  return steps.map((step) => {
    const went = step.reached - step.stopped - step.underway;
    const isMost = step.step === most;
    return (
      <div key={step.step} className={styles.step}>
        <span>{t(`console.overview.funnel.steps.${step.step}`)}</span>
        <svg className={styles.bar} height="22">
          <rect className={styles.solid} y="1" height="20" width={percent(scale(went))} />
          <rect
            className={styles.underway}
            x={percent(scale(went))}
            y="1.5"
            height="19"
            width={percent(scale(step.underway))}
          />
          <rect
            className={isMost ? styles.late : styles.stopped}
            fill={`url(#${id}${isMost ? 'late' : 'stopped'})`}
            x={percent(scale(went + step.underway))}
            y="1.5"
            height="19"
            width={percent(scale(step.stopped))}
          />
        </svg>
        <b>{formatNumber(step.reached, language)}</b>
        <Loss step={step} isMost={isMost} />
      </div>
    );
  });
}

function Loss({ step: { reached, stopped, underway }, isMost }: { step: Step; isMost: boolean }) {
  const words = useText();
  const { t, language } = words;
  if (stopped === 0 && underway === 0) return <span className={styles.loss} />;
  return (
    <span className={styles.loss} data-most={isMost || undefined}>
      <CornerRightDown size={14} aria-hidden="true" />
      <span>
        {stopped > 0 && (
          <span>
            {t('console.overview.funnel.lost', {
              count: stopped,
              shown: formatNumber(stopped, language),
              share: percentWords(shareOf(stopped, reached), words),
            })}
          </span>
        )}
        {underway > 0 && (
          <span className={styles.quiet}>
            {t('console.overview.funnel.waiting', { count: underway, shown: formatNumber(underway, language) })}
          </span>
        )}
      </span>
    </span>
  );
}

function Legend({ id }: { id: string }) {
  const { t } = useText();
  return (
    <figcaption className={styles.legend}>
      <Hatch id={`${id}stopped`} look="stopped" />
      <Hatch id={`${id}late`} look="late" />
      <span>
        <Swatch className={styles.solid} />
        {t('console.overview.funnel.wentOn')}
      </span>
      <span>
        <Swatch className={styles.underway} />
        {t('console.overview.funnel.underway')}
      </span>
      <span>
        <Swatch className={styles.stopped} fill={`url(#${id}stopped)`} />
        {t('console.overview.funnel.stopped')}
      </span>
    </figcaption>
  );
}
