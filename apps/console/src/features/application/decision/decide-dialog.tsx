import { type Decision, decisionOutcomes } from '@portal/contract/staff/decisions';
import { formatMoney } from '@portal/locales/format';
import { formatDay } from '@portal/locales/format/day';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useQuery } from '@tanstack/react-query';
import { dayAtOffice } from '../../../frame/days.ts';
import { SaveDialog } from '../../../frame/dialogs/save-dialog.tsx';
import { applicationAddress } from '../../../frame/navigation.tsx';
import { NotKnown } from '../../../frame/states/not-known.tsx';
import { whyUnknown } from '../../../frame/states/why-unknown.ts';
import { decisionsQuery } from '../../../parts/application/application-queries.ts';
import { DecideForm } from '../../../parts/application/decide-form.tsx';
import { businessAndReference, type Details, type useRow } from '../details.ts';
import styles from '../../../parts/application/dialogs.module.css';
import { earlierWords } from './earlier-words.ts';
import { useLeftOpen } from './left-open.ts';
import { MailPreview } from '../mail-preview.tsx';
import { MeanwhileNote } from '../meanwhile-note.tsx';
import type { Need } from '../summary/needs.tsx';
import { namesOfParts, OfferFields, PaysBack } from './offer-fields.tsx';
import { useDeciding } from './use-deciding.ts';

export interface DecideDialogProps {
  details: Details;
  known: ReturnType<typeof useRow>;
  waiting: Decision | undefined;
  onClose: () => void;
  onDone: () => void;
}

export function DecideDialog({ details, known, waiting, onClose, onDone }: DecideDialogProps) {
  const words = useText();
  const { t, message, language } = words;
  const left = useLeftOpen(details, known);
  const deciding = useDeciding(details, { left, waiting, onDone });
  const { decided, offer, limit, change, preview, blocked, save, meanwhile, wordsProblem } = deciding;
  const { outcome } = decided;
  return (
    <SaveDialog
      title={t('console.decide.title')}
      action={t('console.decide.do')}
      save={save}
      blocked={blocked && t(blocked, { fields: namesOfParts(offer, words) })}
      hasFieldProblems={wordsProblem !== undefined}
      onSave={() => outcome !== undefined && save.run(outcome)}
      onClose={onClose}
      wide={{
        note: businessAndReference(details),
        consequence: t('console.decide.consequence'),
        preview: (
          <MailPreview
            mail={preview.data}
            error={preview.error}
            email={details.application.personalInfo.emailAddress}
            hint={outcome === undefined ? t('console.decide.nothing') : null}
          />
        ),
      }}
    >
      <MeanwhileNote {...meanwhile} />
      <EarlierDecisions applicationId={details.application.applicationId} />
      <DecideForm
        outcomes={decisionOutcomes}
        decided={decided}
        wordsLabel={t(left.length > 0 ? 'console.decide.wordsNeeded' : 'console.decide.words')}
        areWordsNeeded={left.length > 0}
        wordsError={wordsProblem && message(wordsProblem)}
        onChange={change}
      >
        {outcome === 'funded' && (
          <>
            <OfferFields offer={offer.text} wrong={offer.wrong} onChange={offer.change} />
            <PaysBack offer={offer.read} />
            <p role="status">
              {limit !== undefined && t('console.decide.aboveLimit', { limit: formatMoney(limit, language) })}
            </p>
          </>
        )}
        <LeftOpen left={left} />
      </DecideForm>
    </SaveDialog>
  );
}

function LeftOpen({ left }: { left: readonly Need[] }) {
  const { t } = useText();
  if (left.length === 0) return null;
  return (
    <div>
      <p>{t('console.decide.left')}</p>
      <ul className={styles.plainList}>
        {left.map(({ title, detail }, index) => (
          <li key={index}>
            <b>{title}</b> {detail}
          </li>
        ))}
      </ul>
    </div>
  );
}

function EarlierDecisions({ applicationId }: { applicationId: string }) {
  const { t, language } = useText();
  const title = t('console.decide.earlier');
  const { data, ...read } = useQuery(decisionsQuery(applicationId));
  const unknown = whyUnknown({ data, ...read });
  if (unknown) {
    return (
      <p>
        <b>{title}</b> <NotKnown what={title} unknown={unknown} />
      </p>
    );
  }
  if (!data || data.earlier.length === 0) return null;
  return (
    <section aria-label={title}>
      <b>{title}</b>
      <ul className={styles.plainList}>
        {data.earlier.map((one) => (
          <li key={one.applicationId}>
            {formatDay(dayAtOffice(one.closedAt), language)} ·{' '}
            <a href={applicationAddress(one.applicationId)} target="_blank" rel="noopener noreferrer">
              {one.reference}
            </a>{' '}
            · {!one.isSameBusiness && `${one.operatingName ?? ''} · `}
            {earlierWords(one, { t, language })}
          </li>
        ))}
      </ul>
    </section>
  );
}
