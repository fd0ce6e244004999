import type { Language } from '@portal/contract/language';
import { useEffect, useState } from 'react';
import styles from './letter.module.css';

export interface MailFrameProps {
  /** The HTML part, a whole document. */
  html: string;
  language: Language;
  /** Names the frame. */
  title: string;
}

/** A mail as a mail program shows it: in a page of its own, where no script runs and nothing is loaded. */
export function MailFrame({ html, language, title }: MailFrameProps) {
  const [page, setPage] = useState<Document | null>(null);
  const height = useMail(page, { html, language });
  return (
    <iframe
      title={title}
      src="/staff/letter.html"
      sandbox="allow-same-origin"
      className={styles.frame}
      style={{ height }}
      onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
    />
  );
}

/** Fills the frame, whose own content policy allows the styles of a mail. @returns how high the mail is, in px */
function useMail(
  page: Document | null,
  { html, language }: Pick<MailFrameProps, 'html' | 'language'>,
): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    if (!page) return undefined;
    const stopped = write(page, html, language);
    const measured = new ResizeObserver(() => setHeight(page.documentElement.scrollHeight));
    measured.observe(page.body);
    return () => {
      measured.disconnect();
      stopped();
    };
  }, [page, html, language]);
  return height;
}

/**
 * Writes a mail into its page, where its links lead nowhere: they are for the customer. The keys of the dialog around it
 * are those of the dialog here as well. @returns what ends that
 */
function write(page: Document, html: string, language: Language): () => void {
  page.documentElement.innerHTML = html;
  page.documentElement.lang = language;
  const stay = (event: Event) => event.preventDefault();
  page.addEventListener('click', stay);
  page.addEventListener('keydown', passOn);
  return () => {
    page.removeEventListener('click', stay);
    page.removeEventListener('keydown', passOn);
  };
}

/** Escape ends a dialog wherever the focus is; from within a frame, the browser does not tell it. */
function passOn({ key, ctrlKey, metaKey, view }: KeyboardEvent): void {
  const frame = view?.frameElement;
  if (key === 'Escape') frame?.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  else if (key === 'Enter')
    frame?.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true }));
}
