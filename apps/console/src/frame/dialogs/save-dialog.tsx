import { messageKeyOf } from '@portal/contract/client/problem';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Dialog } from '@portal/design/ui/dialogs/dialog.tsx';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { WideDialog } from '@portal/design/ui/dialogs/wide-dialog.tsx';
import { useErrorTitle } from './use-error-title.ts';
import styles from './save-dialog.module.css';

export interface SaveDialogProps {
  title: string;
  /** What the main button does. */
  action: string;
  /** How far what it does has come. Its error is said here unless the form says it at its fields, and so has none. */
  save: { isPending: boolean; error: unknown };
  /** What is still to be done before it can be saved. */
  blocked?: string | undefined;
  /** Whether the form says what was refused at its fields. */
  hasFieldProblems?: boolean;
  /** It takes something that does not come back. */
  isDangerous?: boolean;
  onSave: () => void;
  onClose: () => void;
  /** What comes of the form, beside it: such a dialog is wide, and says what it is about and what follows. */
  wide?: { note: string; preview: ReactNode; consequence: string };
  /** The form. */
  children: ReactNode;
}

/** A form over the page: it is sent by its main button or with Ctrl and Enter, and stays as it is where that fails. */
export function SaveDialog({ blocked, isDangerous = false, hasFieldProblems = false, ...props }: SaveDialogProps) {
  const { t } = useText();
  const { title, action, save, onSave, onClose, wide, children } = props;
  const reasonId = useId();
  const inside = useRef<HTMLSpanElement>(null);
  const send = () => {
    if (blocked === undefined && !save.isPending) onSave();
  };
  useSendKey(inside, send);
  useFaultyField(inside, hasFieldProblems && !save.isPending);
  useErrorTitle(hasFieldProblems || save.error !== null);
  const words = <Words error={save.error} blocked={blocked} reasonId={reasonId} />;
  const main = {
    pending: save.isPending,
    disabled: blocked !== undefined,
    'aria-describedby': reasonId,
    onClick: send,
  };
  const buttons = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('console.cancel')}
      </Button>
      <Button variant={isDangerous ? 'danger' : 'primary'} {...main}>
        {action}
      </Button>
    </>
  );
  const frame = { title, onClose, closeLabel: t('common.close') };
  const form = (
    <>
      <span ref={inside} hidden />
      {children}
    </>
  );
  return wide ? (
    <WideDialog
      {...frame}
      note={wide.note}
      preview={wide.preview}
      form={form}
      actions={
        <>
          <span className={styles.consequence}>{wide.consequence}</span>
          {words}
          {buttons}
        </>
      }
    />
  ) : (
    <Dialog open {...frame} actions={buttons}>
      {form}
      {words}
    </Dialog>
  );
}

interface WordsProps {
  error: unknown;
  blocked: string | undefined;
  reasonId: string;
}

/** Why it was not saved, or what is missing before it can be. */
function Words({ error, blocked, reasonId }: WordsProps) {
  const { message } = useText();
  return (
    <>
      <div role="alert">{error !== null && <p className={styles.error}>{message(messageKeyOf(error))}</p>}</div>
      <p role="status" id={reasonId} className={styles.blocked}>
        {blocked}
      </p>
    </>
  );
}

/** Sends what a dialog holds with Ctrl and Enter, wherever in it the focus is, but not in a dialog within it. */
function useSendKey(inside: RefObject<HTMLElement | null>, onSend: () => void): void {
  const send = useEffectEvent(onSend);
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    const onKeyDown = ({ key, ctrlKey, metaKey, target }: KeyboardEvent) => {
      const isWithin = target instanceof Element && target.closest('dialog') === dialog;
      if (isWithin && key === 'Enter' && (ctrlKey || metaKey)) send();
    };
    dialog?.addEventListener('keydown', onKeyDown);
    return () => dialog?.removeEventListener('keydown', onKeyDown);
  }, [inside]);
}

/** Leads to the first field that was refused, each time that something was. */
function useFaultyField(inside: RefObject<HTMLElement | null>, isFaulty: boolean): void {
  useEffect(() => {
    if (isFaulty) inside.current?.closest('dialog')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [inside, isFaulty]);
}
