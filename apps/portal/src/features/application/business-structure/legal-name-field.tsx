import { BUSINESS_NAME_MAXIMUM_LENGTH } from '@portal/contract/constants';
import { foldBusinessName } from '@portal/contract/fields/name-text';
import { useState } from 'react';
import { useFormScope } from '@portal/design/fields/form/form-scope.ts';
import { useFormValue } from '@portal/design/fields/form/use-field.ts';
import { useFill } from '@portal/design/fields/form/use-fill.ts';
import { TextField } from '@portal/design/fields/text-field.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { LinkButton } from '@portal/design/ui/buttons/link.tsx';
import { StatusNote } from '@portal/design/ui/messages/status-note.tsx';
import styles from './business-structure.module.css';

export function LegalNameField() {
  const { t } = useText();
  const { left } = useFormScope();
  const operatingName = useFormValue('companyName');
  const fill = useFill();
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => {
    fill({ legalBusinessName: String(operatingName) });
    setIsCopied(true);
    left('legalBusinessName');
  };
  return (
    <div className={styles.legalName}>
      <TextField
        name="legalBusinessName"
        label={t('common.fields.legalBusinessName')}
        autoComplete="section-legal organization"
        maxLength={BUSINESS_NAME_MAXIMUM_LENGTH}
        tidy={foldBusinessName}
      />
      <div>
        <LinkButton disabled={operatingName === ''} onClick={copy}>
          {t('application.structure.sameName')}
        </LinkButton>
        <StatusNote>
          {isCopied && <span className="visually-hidden">{t('application.structure.nameCopied')}</span>}
        </StatusNote>
      </div>
    </div>
  );
}
