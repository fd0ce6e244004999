import type { ListedStatement } from '@portal/contract/application/statements/statement-corrections';
import { messageKeyOf } from '@portal/contract/client/problem';
import { FACT_SEPARATOR } from '@portal/locales/format';
import { formatDay, formatMonth } from '@portal/locales/format/day';
import type { TextKey } from '@portal/locales';
import { useText, type Translation } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Download from 'lucide-react/icons/download';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Badge } from '@portal/design/ui/content/badge.tsx';
import { useKeys } from '../../../frame/keys/use-keys.ts';
import { applicationAddress, goBack, navigate, ScreenLink } from '../../../frame/navigation.tsx';
import { ScreenHeading } from '../../../frame/screen-heading.tsx';
import { useTitle } from '../../../frame/use-title.ts';
import { OtherViewers } from '../../../parts/application/other-viewers.tsx';
import type { Details } from '../details.ts';
import { useTabKeys } from '../head/record-tabs.tsx';
import { orderedStatements, statementAddress } from '../revenue/statement-order.ts';
import { otherCurrencyText, unprovenState } from '../revenue/statement-badges.ts';
import { useDownload } from '../revenue/use-download.ts';
import type { StatementFile, StatementPlace } from './use-statement.ts';
import styles from './statement.module.css';

export interface StatementHeadProps {
  place: StatementPlace;
  details: Details;
  file: StatementFile;
  statement: ListedStatement | undefined;
}

export function StatementHead({ place, details, file, statement }: StatementHeadProps) {
  const words = useText();
  const { t, message } = words;
  const { companyName } = details.application.businessInfo;
  const record = applicationAddress(place.applicationId);
  const download = useDownload(place.applicationId);
  const title = nameOf(file, words);
  useTitle([title, companyName].filter(Boolean).join(', '));
  useTabKeys(details);
  useKeys('console.keys.statement', [{ keys: 'escape', label: 'console.keys.back', run: () => goBack(record) }]);
  const { bank, accounts } = file.reading;
  const facts = [
    [bank && t(`revenue.banks.${bank}`), ...accounts.map((digits) => `••${digits}`)].filter(Boolean).join(' '),
    companyName,
  ];
  return (
    <header className={styles.head}>
      <button
        type="button"
        className={styles.back}
        aria-label={t('console.statement.back')}
        onClick={() => goBack(record)}
      >
        <ChevronLeft size={16} aria-hidden="true" />
      </button>
      <ScreenHeading>{title}</ScreenHeading>
      <span className={styles.meta}>{facts.filter(Boolean).join(FACT_SEPARATOR)}</span>
      <span role="status">{statement && <ProofBadge file={file} statement={statement} />}</span>
      <OtherViewers applicationId={place.applicationId} />
      <Neighbours place={place} details={details} />
      <Button
        variant="secondary"
        size="small"
        icon={<Download size={15} aria-hidden="true" />}
        onClick={() => download.mutate(place.statementId)}
      >
        {t('console.statement.original')}
      </Button>
      <div role="alert" className={styles.failure}>
        {download.error && message(messageKeyOf(download.error))}
      </div>
    </header>
  );
}

function nameOf({ fileName, reading: { periods } }: StatementFile, { t, language }: Translation): string {
  const [period] = periods;
  if (!period) return fileName;
  const { from, to } = period;
  if (from.slice(0, 7) === to.slice(0, 7)) return asTitle(formatMonth(from.slice(0, 7), language));
  return t('console.statement.days', { from: formatDay(from, language, 'day'), to: formatDay(to, language, 'short') });
}

function asTitle(month: string): string {
  return month.slice(0, 1).toUpperCase() + month.slice(1);
}

function ProofBadge({ file, statement }: { file: StatementFile; statement: ListedStatement }) {
  const words = useText();
  const { t } = words;
  const { state, proof, accounts } = statement;
  const { otherCurrency } = file.reading;
  const corrected = accounts.reduce((count, { corrections }) => count + corrections.length, 0);
  if (state === 'waiting') return <Badge tone="neutral">{t('console.statements.states.waiting')}</Badge>;
  if (state === 'notRecognised' && otherCurrency)
    return <Badge tone="neutral">{otherCurrencyText(otherCurrency, words)}</Badge>;
  if (proof === 'proven') {
    return (
      <Badge tone="good">
        {corrected > 0 ? t('console.statement.provenCorrected', { count: corrected }) : t('console.statement.proven')}
      </Badge>
    );
  }
  const doubts = accounts.flatMap(({ doubt }) => doubt?.kind ?? []);
  const doubt = doubts.find((kind) => kind === 'contradicts') ?? doubts[0] ?? null;
  if (accounts.length === 0) return <Badge tone="attention">{t('console.statement.notRead')}</Badge>;
  return (
    <Badge tone="attention" icon={<TriangleAlert size={13} aria-hidden="true" />}>
      {t(`console.statements.states.${unprovenState(doubt)}`)}
    </Badge>
  );
}

function Neighbours({ place: { applicationId, statementId }, details }: Pick<StatementHeadProps, 'place' | 'details'>) {
  const { t } = useText();
  const all = orderedStatements(details);
  const at = all.findIndex((one) => one.statementId === statementId);
  const to = (by: 1 | -1) => {
    const other = all[at + by];
    return other && statementAddress(applicationId, other.statementId);
  };
  const [before, after] = [to(-1), to(1)];
  const toNeighbour = (keys: string, label: TextKey, address: typeof before) =>
    address ? [{ keys, label, isInFoot: true, run: () => navigate(address, { replace: true }) }] : [];
  useKeys('console.keys.statement', [
    ...toNeighbour('[', 'console.statement.before', before),
    ...toNeighbour(']', 'console.statement.after', after),
  ]);
  return (
    <nav className={styles.neighbours} aria-label={t('console.statements.title')}>
      <span>{t('console.statement.position', { position: at + 1, count: all.length })}</span>
      {before && (
        <ScreenLink to={before} replace className={styles.step} aria-label={t('console.statement.before')}>
          <ChevronLeft size={16} aria-hidden="true" />
        </ScreenLink>
      )}
      {after && (
        <ScreenLink to={after} replace className={styles.step} aria-label={t('console.statement.after')}>
          <ChevronRight size={16} aria-hidden="true" />
        </ScreenLink>
      )}
    </nav>
  );
}
