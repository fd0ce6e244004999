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
  action: string;
  /** State of the action. Pass no error if the form shows it next to its fields. */
  save: { isPending: boolean; error: unknown };
  blocked?: string | undefined;
  hasFieldProblems?: boolean;
  isDangerous?: boolean;
  onSave: () => void;
  onClose: () => void;
  wide?: { note: string; preview: ReactNode; consequence: string };
  children: ReactNode;
}

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
          <span className={styles.buttons}>{buttons}</span>
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

function Words({ error, blocked, reasonId }: WordsProps) {
  const { message } = useText();
  return (
    <>
      <div role="alert" className={styles.region}>
        {error !== null && <p className={styles.error}>{message(messageKeyOf(error))}</p>}
      </div>
      <p role="status" id={reasonId} className={styles.blocked}>
        {blocked}
      </p>
    </>
  );
}

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

function useFaultyField(inside: RefObject<HTMLElement | null>, isFaulty: boolean): void {
  useEffect(() => {
    if (isFaulty) inside.current?.closest('dialog')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [inside, isFaulty]);
}
