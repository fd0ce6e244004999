import type { Statistics } from '@portal/contract/staff/statistics';
import type { Translation } from '@portal/design/i18n/use-text.ts';

export interface FiguresTable {
  head: readonly string[];
  lines: readonly (readonly (string | number | null)[])[];
}

export function daysTable({ days }: Statistics, { t }: Translation): FiguresTable {
  return {
    head: [
      t('console.overview.perDay.day'),
      t('console.languages.en'),
      t('console.languages.fr'),
      t('console.overview.perDay.all'),
      t('console.overview.perDay.open'),
    ],
    lines: days.map(({ day, en, fr, isBusinessDay }) => [
      day,
      en,
      fr,
      en + fr,
      t(isBusinessDay ? 'console.yes' : 'console.no'),
    ]),
  };
}

export function firstContactTable({ firstContact }: Statistics, { t }: Translation): FiguresTable {
  return {
    head: [t('console.overview.firstContact.time'), t('console.overview.firstContact.count')],
    lines: [
      ...firstContact.classes.map(({ class: each, count }) => [
        t(`console.overview.firstContact.classes.${each}`),
        count,
      ]),
      [t('console.overview.firstContact.notDue'), firstContact.notDue],
      [t('console.overview.firstContact.notNeeded'), firstContact.notNeeded],
    ],
  };
}

export function funnelTable({ funnel }: Statistics, { t }: Translation): FiguresTable {
  return {
    head: [
      t('console.overview.funnel.step'),
      t('console.overview.funnel.reached'),
      t('console.overview.funnel.stopped'),
      t('console.overview.funnel.underway'),
    ],
    lines: funnel.steps.map(({ step, reached, stopped, underway }) => [
      t(`console.overview.funnel.steps.${step}`),
      reached,
      stopped,
      underway,
    ]),
  };
}

type Tally = Omit<Statistics['byLanguage'][number], 'language'>;

function tallyHead({ t }: Translation): string[] {
  return (['submitted', 'kept', 'late', 'decided', 'funded', 'amount'] as const).map((name) =>
    t(`console.overview.tally.${name}`),
  );
}

function tallyCells(tally: Tally): number[] {
  const { submitted, contactKept, contactLate, decided, funded, fundedAmount } = tally;
  return [submitted, contactKept, contactLate, decided, funded, fundedAmount];
}

export function languageTable({ byLanguage }: Statistics, words: Translation): FiguresTable {
  return {
    head: [words.t('console.overview.byLanguage.language'), ...tallyHead(words)],
    lines: byLanguage.map(({ language, ...tally }) => [words.t(`console.languages.${language}`), ...tallyCells(tally)]),
  };
}

export function provinceTable({ byProvince }: Statistics, words: Translation): FiguresTable {
  return {
    head: [words.t('console.overview.byProvince.province'), ...tallyHead(words)],
    lines: byProvince.map(({ province, ...tally }) => [
      words.t(`application.provinces.${province}`),
      ...tallyCells(tally),
    ]),
  };
}

export function reasonTable({ byReason }: Statistics, { t }: Translation): FiguresTable {
  return {
    head: [
      t('console.overview.byReason.decision'),
      t('console.overview.byReason.reason'),
      t('console.overview.byReason.count'),
    ],
    lines: byReason.flatMap(({ outcome, reasons }) =>
      reasons.map(({ reason, count }) => [
        t(`console.decide.outcomes.${outcome}`),
        t(`console.decide.reasons.${reason}`),
        count,
      ]),
    ),
  };
}

export function partnerTable({ byPartner, figures }: Statistics, { t }: Translation): FiguresTable {
  const referred = byPartner.flatMap((partner) => partner.referred ?? []).reduce((sum, each) => sum + each, 0);
  return {
    head: [
      t('console.overview.byPartner.partner'),
      t('console.overview.byPartner.referred'),
      t('console.overview.tally.submitted'),
      t('console.overview.tally.funded'),
      t('console.overview.tally.amount'),
    ],
    lines: [
      ...byPartner.map((partner) => [
        partner.name ?? t('console.overview.byPartner.nobody'),
        partner.referred,
        partner.submitted,
        partner.funded,
        partner.fundedAmount,
      ]),
      [t('console.overview.byPartner.all'), referred, figures.submitted, figures.funded, figures.fundedAmount],
    ],
  };
}
