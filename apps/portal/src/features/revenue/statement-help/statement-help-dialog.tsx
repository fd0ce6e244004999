import type { StatementBank } from '@portal/contract/application/statements/statement-reading';
import type { TextKey } from '@portal/locales';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Dialog } from '@portal/design/ui/dialogs/dialog.tsx';
import { FieldShell } from '@portal/design/ui/inputs/field-shell.tsx';
import { Select } from '@portal/design/ui/inputs/select.tsx';
import { useId, useState } from 'react';
import { bankNames } from '../bank-names.ts';
import styles from '../statements-upload/statements-upload.module.css';

/** The first two steps at each bank, with the names in its own menus; the last step is the same everywhere. */
const steps = {
  rbc: ['revenue.find.rbc.signIn', 'revenue.find.rbc.open'],
  td: ['revenue.find.td.signIn', 'revenue.find.td.open'],
  bmo: ['revenue.find.bmo.signIn', 'revenue.find.bmo.open'],
  scotiabank: ['revenue.find.scotiabank.signIn', 'revenue.find.scotiabank.open'],
  cibc: ['revenue.find.cibc.signIn', 'revenue.find.cibc.open'],
  desjardins: ['revenue.find.desjardins.signIn', 'revenue.find.desjardins.open'],
  nationalBank: ['revenue.find.nationalBank.signIn', 'revenue.find.nationalBank.open'],
} as const satisfies Record<StatementBank, readonly TextKey[]>;

const isBank = (value: string): value is StatementBank => value in steps;

export function StatementHelpDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useText();
  const [bank, setBank] = useState<StatementBank>();
  const id = useId();
  const banks = Object.keys(steps)
    .filter(isBank)
    .map((value) => ({ value, label: t(bankNames[value]) }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
  return (
    <Dialog open title={t('revenue.find.open')} closeLabel={t('common.close')} onClose={onClose}>
      <FieldShell id={id} label={t('revenue.find.institution')}>
        {(control) => (
          <Select
            {...control}
            value={bank ?? ''}
            options={banks}
            placeholder={t('common.choose')}
            onChange={({ target }) => isBank(target.value) && setBank(target.value)}
          />
        )}
      </FieldShell>
      <div role="status">
        {bank && (
          <ol className={styles.steps}>
            {[...steps[bank], 'revenue.find.download' as const].map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
        )}
      </div>
      <p>{t('revenue.find.whatCounts')}</p>
      <p className={styles.note}>{t('revenue.find.note')}</p>
    </Dialog>
  );
}
