import type { Language } from '@portal/contract/language';
import { type RefObject, useEffect, useRef, useState } from 'react';
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
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const height = useMail(frame, isLoaded, { html, language });
  return (
    <iframe
      ref={frame}
      title={title}
      src="/staff/letter.html"
      sandbox="allow-same-origin"
      className={styles.frame}
      style={{ height }}
      onLoad={() => setIsLoaded(true)}
    />
  );
}

/** Fills the frame, whose own content policy allows the styles of a mail. @returns how high the mail is, in px */
function useMail(
  frame: RefObject<HTMLIFrameElement | null>,
  isLoaded: boolean,
  { html, language }: Pick<MailFrameProps, 'html' | 'language'>,
): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const mail = frame.current?.contentDocument;
    if (!isLoaded || !mail) return undefined;
    mail.documentElement.innerHTML = html;
    mail.documentElement.lang = language;
    // Its links are for the customer.
    const stay = (event: Event) => event.preventDefault();
    mail.addEventListener('click', stay);
    const measured = new ResizeObserver(() => setHeight(mail.documentElement.scrollHeight));
    measured.observe(mail.body);
    return () => {
      measured.disconnect();
      mail.removeEventListener('click', stay);
    };
  }, [frame, isLoaded, html, language]);
  return height;
}
