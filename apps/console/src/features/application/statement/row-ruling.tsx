import type { ActiveRuling } from '@portal/contract/application/revenue-rulings';
import { messageKeyOf } from '@portal/contract/client/problem';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { useToday } from '../../../api/today.ts';
import { shortTime } from '../../../frame/days.ts';
import { KeyCaps } from '../../../frame/keys/key-caps.tsx';
import { rulingWords } from '../rulings/ruling-words.ts';
import type { RowRulings } from './use-row-ruling.ts';
import styles from './statement.module.css';

export function RowRuling({ active, offer, withdrawing, toggle }: RowRulings) {
  const { t, message } = useText();
  const label = active ? t('console.rulings.undoRow') : offer && t(`console.rulings.do.${offer.kind}`);
  return (
    <>
      {withdrawing.error && <p role="alert">{message(messageKeyOf(withdrawing.error))}</p>}
      {toggle && label && (
        <Button
          variant="secondary"
          size="small"
          pending={withdrawing.isPending}
          iconAfter={<KeyCaps keys="s" />}
          onClick={toggle}
        >
          {label}
        </Button>
      )}
    </>
  );
}

export function RulingWords({ active }: { active: ActiveRuling }) {
  const words = useText();
  const { t, language } = words;
  const today = useToday();
  const { by, at, ruling } = active;
  return (
    <span className={styles.ruling}>
      <b>{rulingWords(active, words)}</b> {t('console.rulings.said', { words: ruling.words })}{' '}
      {t('console.rulings.by', { by, time: shortTime(at, today, language) })}
    </span>
  );
}
