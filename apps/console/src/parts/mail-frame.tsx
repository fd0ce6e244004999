import type { Language } from '@portal/contract/language';
import { useEffect, useState } from 'react';
import styles from './letter.module.css';

export interface MailFrameProps {
  html: string;
  language: Language;
  title: string;
}

/** Shows an email the way an email program does: in a separate document that runs no scripts and loads nothing. */
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

/** Fills the frame, whose own content policy allows the email's styles. @returns the email's height, in px */
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
 * Writes an email into its frame with its links disabled, because they are for the customer. Forwards the dialog's keys
 * from the frame. @returns a function that stops forwarding
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

/** Escape must close the dialog from anywhere, but key events in a frame do not reach the page around it. */
function passOn({ key, ctrlKey, metaKey, view }: KeyboardEvent): void {
  const frame = view?.frameElement;
  if (key === 'Escape') frame?.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  else if (key === 'Enter')
    frame?.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true }));
}
