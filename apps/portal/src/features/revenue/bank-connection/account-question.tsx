import { type HolderAnswer, holderAnswers } from '@portal/contract/fields/holder';
import type { BankAccount } from '@portal/contract/bank/bank-connection';
import type { TextKey } from '@portal/locales';
import { useText } from '@portal/design/i18n/use-text.ts';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { AnswerButton, AnswerButtons } from '../answer-buttons.tsx';

const answerTexts = {
  businessName: 'revenue.bank.holder.answers.businessName',
  ownName: 'revenue.bank.holder.answers.ownName',
} as const satisfies Record<HolderAnswer, TextKey>;

interface AccountQuestionProps {
  account: BankAccount;
  given: HolderAnswer | null;
  pending: boolean;
  onAnswer: (answer: HolderAnswer) => void;
}

export function AccountQuestion({ account, given, pending, onAnswer }: AccountQuestionProps) {
  const { t } = useText();
  const { kind, question } = account;
  if (question === null) return null;
  if (question === 'noSales') {
    return (
      <InlineAlert tone="attention" announce="status">
        <p>{t(kind === 'creditCard' ? 'revenue.bank.holder.card' : 'revenue.bank.holder.noSales')}</p>
      </InlineAlert>
    );
  }
  return (
    <InlineAlert
      tone={given === null ? 'attention' : 'info'}
      announce="status"
      title={t('revenue.bank.holder.title')}
      action={
        <AnswerButtons label={t('revenue.bank.holder.title')}>
          {[...holderAnswers].reverse().map((answer) => (
            <AnswerButton key={answer} isGiven={given === answer} disabled={pending} onClick={() => onAnswer(answer)}>
              {t(answerTexts[answer])}
            </AnswerButton>
          ))}
        </AnswerButtons>
      }
    >
      <p>{t('revenue.bank.holder.question')}</p>
    </InlineAlert>
  );
}
