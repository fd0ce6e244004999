import type { Statistics } from '@portal/contract/staff/statistics';
import { formatDay } from '@portal/locales/format/day';
import { formatNumber } from '@portal/locales/format/number';
import { useText } from '@portal/design/i18n/use-text.ts';
import { ContactChart } from './contact-chart.tsx';
import { daysPerBar } from './day-groups.ts';
import { DaysChart } from './days-chart.tsx';
import { Definitions, FigureStrip } from './figure-strip.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import {
  daysTable,
  firstContactTable,
  funnelTable,
  languageTable,
  partnerTable,
  provinceTable,
  reasonTable,
} from './figures-table.ts';
import { FunnelChart } from './funnel-chart.tsx';
import { LanguageChart } from './language-chart.tsx';
import type { OverviewState } from './overview-state.ts';
import { ReasonChart } from './reason-chart.tsx';
import styles from './overview.module.css';

export function OverviewBoard({ data, state }: { data: Statistics; state: OverviewState }) {
  const words = useText();
  const { t, language } = words;
  const { figures, period } = data;
  const { notDue } = data.firstContact;
  const measured = figures.contactKept + figures.contactLate;
  return (
    <>
      <FigureStrip data={data} isCompared={state.isCompared} />
      <Definitions />
      <div className={styles.two}>
        <FiguresPanel
          title={t('console.overview.perDay.title')}
          note={t(daysPerBar(data.days) > 1 ? 'console.overview.perDay.ofWeeks' : 'console.overview.perDay.ofDays')}
          table={daysTable(data, words)}
          period={period}
          picture={<DaysChart data={data} isCompared={state.isCompared} />}
        />
        <FiguresPanel
          title={t('console.overview.firstContact.title')}
          note={[
            t('console.overview.firstContact.measured', { count: measured, shown: formatNumber(measured, language) }),
            t('console.overview.firstContact.notDueYet', { count: notDue, shown: formatNumber(notDue, language) }),
          ].join(', ')}
          table={firstContactTable(data, words)}
          period={period}
          picture={<ContactChart data={data} />}
        />
        <FiguresPanel
          title={t('console.overview.funnel.title')}
          note={t(state.scope === 'mine' ? 'console.overview.funnel.noteMine' : 'console.overview.funnel.note')}
          table={funnelTable(data, words)}
          period={period}
          picture={<FunnelChart data={data} />}
          foot={<FunnelFoot data={data} />}
        />
        <Breakdowns data={data} />
      </div>
    </>
  );
}

function Breakdowns({ data }: { data: Statistics }) {
  const words = useText();
  const { period } = data;
  const { t } = words;
  return (
    <>
      <FiguresPanel
        title={t('console.overview.byLanguage.title')}
        table={languageTable(data, words)}
        period={period}
        picture={<LanguageChart data={data} />}
      />
      <FiguresPanel title={t('console.overview.byProvince.title')} table={provinceTable(data, words)} period={period} />
      <FiguresPanel
        title={t('console.overview.byReason.title')}
        note={t('console.overview.byReason.note')}
        table={reasonTable(data, words)}
        period={period}
        picture={<ReasonChart data={data} />}
      />
      <FiguresPanel title={t('console.overview.byPartner.title')} table={partnerTable(data, words)} period={period} />
    </>
  );
}

function FunnelFoot({ data: { figures, funnel, leads, period } }: { data: Statistics }) {
  const { t, language } = useText();
  const earlier = figures.funded - (funnel.steps.at(-1)?.reached ?? 0);
  return (
    <div className={styles.foot}>
      {earlier > 0 && (
        <p>{t('console.overview.funnel.earlier', { count: earlier, shown: formatNumber(earlier, language) })}</p>
      )}
      {leads && (
        <p>
          {t('console.overview.funnel.leads', { count: leads.asked })}{' '}
          {t('console.overview.funnel.cameBack', { count: leads.cameBack })}
        </p>
      )}
      {funnel.checksFrom !== null && period.from < funnel.checksFrom && (
        <p>{t('console.overview.funnel.checksFrom', { day: formatDay(funnel.checksFrom, language, 'long') })}</p>
      )}
      {period.from < funnel.completeFrom && (
        <p>{t('console.overview.funnel.erased', { day: formatDay(funnel.completeFrom, language, 'long') })}</p>
      )}
    </div>
  );
}
