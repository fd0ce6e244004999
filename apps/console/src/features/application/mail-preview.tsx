import { messageKeyOf } from '@portal/contract/client/problem';
import { useText } from '@portal/design/i18n/use-text.ts';
import type { ResponseBody } from '../../api/call-operation.ts';
import { Letter } from '../../parts/letter.tsx';
import letter from '../../parts/letter.module.css';
import styles from '../../parts/application/dialogs.module.css';

export interface MailPreviewProps {
  mail: ResponseBody<'Staff_PreviewDecisionMail'> | undefined;
  error: unknown;
  email: string;
  /** What to do before there is an email to preview; null if there is one. */
  hint: string | null;
}

export function MailPreview({ mail, error, email, hint }: MailPreviewProps) {
  const { t, message } = useText();
  const shown = hint === null && error === null ? mail : undefined;
  return (
    <>
      <h3>{t('console.decide.mail')}</h3>
      {hint !== null && <p className={letter.letter}>{hint}</p>}
      <div role="alert">
        {hint === null && error !== null && <p className={styles.error}>{message(messageKeyOf(error))}</p>}
      </div>
      {shown && <Letter mail={shown} email={email} />}
    </>
  );
}
