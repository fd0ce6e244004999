import { onSessionEnd } from '../../api/session-lifecycle.ts';
import { storedTyped } from '../../session/stored-typed.ts';
import type { TypedRecord } from '../../session/unsaved-answers.ts';
import { lazy } from '../lazy/lazy.ts';

type Answers = Readonly<Record<string, TypedRecord>>;

/** Loaded once something was typed, which keeps the first screen light. */
const vault = lazy(() => import('./tab-vault.ts'));

/** What a visitor without a session has typed since the page loaded. */
let typed: Answers = {};
let finding: Promise<Answers> | undefined;

/** What was typed in this tab before the page loaded, such as before a reload or a crash. */
export function findTypedBefore(): Promise<Answers> {
  finding ??= storedTyped.find() === undefined ? Promise.resolve({}) : load().catch(() => ({}));
  return finding;
}

async function load(): Promise<Answers> {
  const { loadTab } = await vault.load();
  return (await loadTab<Answers>()) ?? {};
}

export function findTyped(form: string): TypedRecord | undefined {
  return typed[form];
}

/** Stores typed values for this tab, encrypted, until a session starts or the tab is closed. */
export function storeTyped(form: string, values: TypedRecord): void {
  const next = { ...typed, [form]: { ...typed[form], ...values } };
  typed = next;
  void save(next).catch(() => undefined);
}

async function save(next: Answers): Promise<void> {
  const before = await findTypedBefore();
  const { saveTab } = await vault.load();
  await saveTab({ ...before, ...next }, () => next === typed);
}

export function clearTyped(): void {
  typed = {};
  finding = Promise.resolve({});
  storedTyped.clear();
}

onSessionEnd(clearTyped);
