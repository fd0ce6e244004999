import type { SignMark } from '@portal/contract/application/statements/file-signs';
import { type Translation, useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { fileSignWords, signMarkWords } from '@portal/locales/format/file-signs';
import type { ChosenMark, LetteredSign } from './file-signs.ts';
import styles from './statement.module.css';

export interface FileSignsPanelProps {
  signs: readonly LetteredSign[];
  chosen: ChosenMark | undefined;
  onChoose: (sign: LetteredSign, mark: number) => void;
  /** Size of the earlier version in view, if it is not the latest. */
  earlierBytes: number | undefined;
  onVersion: (earlierBytes: number | undefined) => void;
}

/** Signs that a file was altered; each place opens its page and is marked there with the sign's letter. */
export function FileSignsPanel({ signs, chosen, onChoose, earlierBytes, onVersion }: FileSignsPanelProps) {
  const words = useText();
  const { t } = words;
  if (signs.length === 0) return null;
  return (
    <section className={styles.signs} aria-labelledby="file-signs">
      <h2 id="file-signs">{t('console.fileSigns.title')}</h2>
      <p>{t('console.fileSigns.note')}</p>
      <ul>
        {signs.map((sign) => (
          <li key={sign.letter} data-strength={sign.strength}>
            <span className={styles.letter} aria-hidden="true">
              {sign.letter}
            </span>
            <div>
              <p>
                <span className="visually-hidden">{t(`console.fileSigns.strengths.${sign.strength}`)}: </span>
                {fileSignWords({ ...sign, marks: [] }, words)}
              </p>
              <div className={styles.places}>
                {sign.marks.map((mark, index) => (
                  <button
                    key={index}
                    type="button"
                    aria-pressed={chosen?.letter === sign.letter && chosen.mark === index}
                    onClick={() => onChoose(sign, index)}
                  >
                    {nameOf(mark, words)}
                  </button>
                ))}
              </div>
              {sign.earlierBytes !== null && (
                <Button
                  variant="secondary"
                  size="small"
                  onClick={() => onVersion(earlierBytes === undefined ? (sign.earlierBytes ?? undefined) : undefined)}
                >
                  {t(earlierBytes === undefined ? 'console.fileSigns.showEarlier' : 'console.fileSigns.showLatest')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf(mark: SignMark, words: Translation): string {
  const text = signMarkWords(mark, words);
  const { page } = mark;
  return text === ''
    ? words.t('console.fileSigns.showPlace', { page })
    : words.t('console.fileSigns.showText', { text, page });
}
