import type { TextKey } from '@portal/locales';
import { stored } from '../../storage/stored.ts';

export interface KeyBinding {
  /** `j`, `shift+x`, `shift+1`, `/`, `space`, `escape`; a sequence: `g a`; with Ctrl or Cmd: `ctrl+k`. */
  keys: string;
  label: TextKey;
  isInFoot?: boolean;
  /** Missing if the focused element handles the key; such keys are only listed. */
  run?: () => void;
}

export interface KeyGroup {
  title: TextKey;
  bindings: readonly KeyBinding[];
  /** Applies to every screen; bindings of the screen itself take precedence. */
  isEverywhere?: boolean;
}

const SEQUENCE_MS = 1500;
const areOn = stored<boolean>('singleKeys');

let groups: readonly KeyGroup[] = [];
let isOn = areOn.find() ?? true;
let pending: { key: string; at: number } | undefined;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

export function subscribeToKeys(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function keyGroups(): readonly KeyGroup[] {
  return groups;
}

/** Whether single-letter keys are active (WCAG 2.2, 2.1.4). */
export function areKeysOn(): boolean {
  return isOn;
}

export function switchKeys(on: boolean): void {
  isOn = on;
  areOn.set(on);
  notify();
}

/** The active groups, merged by title; if a key is bound twice, the group added last wins. */
export function joinGroups(all: readonly KeyGroup[]): KeyGroup[] {
  const titles = [...new Set(all.map(({ title }) => title))];
  return titles
    .map((title) => {
      const bindings = all.filter((group) => group.title === title).flatMap((group) => group.bindings);
      return { title, bindings: [...new Map(bindings.map((binding) => [binding.keys, binding])).values()] };
    })
    .filter(({ bindings }) => bindings.length > 0);
}

/** @returns a function that removes the group */
export function addKeyGroup(group: KeyGroup): () => void {
  groups = group.isEverywhere ? [group, ...groups] : [...groups, group];
  notify();
  return () => {
    groups = groups.filter((other) => other !== group);
    notify();
  };
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('textarea, select')) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type);
}

/** A character typed with AltGr, or Option on a Mac, such as `[` and `]` on a Canadian French keyboard. */
function isWrittenWithAlt(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey } = event;
  const isAltGraph = event.getModifierState('AltGraph');
  return /^[^\p{L}\p{N}\s]$/u.test(key) && (isAltGraph || (altKey && !ctrlKey && !metaKey));
}

function modifiersOf(event: KeyboardEvent): { isCommand: boolean; hasAlt: boolean } {
  if (isWrittenWithAlt(event)) return { isCommand: false, hasAlt: false };
  return { isCommand: event.ctrlKey || event.metaKey, hasAlt: event.altKey };
}

function nameOf(event: KeyboardEvent): string {
  const { key, shiftKey } = event;
  const name = key === ' ' ? 'space' : key.toLowerCase();
  if (modifiersOf(event).isCommand) return `ctrl+${name}`;
  return shiftKey && /^[a-z]$/u.test(name) ? `shift+${name}` : name;
}

/** The digit key pressed with Shift: which character it types depends on the keyboard. */
function shiftedDigitOf({ code, shiftKey, ctrlKey, metaKey }: KeyboardEvent): string | undefined {
  const digit = /^Digit(\d)$/u.exec(code)?.[1];
  return shiftKey && !ctrlKey && !metaKey && digit !== undefined ? `shift+${digit}` : undefined;
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('button, input, summary');
}

function isElsewhere({ target }: KeyboardEvent): boolean {
  return document.querySelector('[popover]:popover-open') !== null || isTyping(target);
}

/**
 * Whether the key belongs to the focused element or the browser. A combination with Ctrl or Cmd is not a single key
 * (WCAG 2.2, 2.1.4).
 */
function isSpokenFor(event: KeyboardEvent, name: string): boolean {
  const { isCommand, hasAlt } = modifiersOf(event);
  if (event.defaultPrevented || hasAlt || document.querySelector('dialog[open]')) return true;
  if (isCommand) return false;
  if (isElsewhere(event)) return true;
  return name === 'space' ? !isOn || isPressable(event.target) : !isOn && name !== 'escape';
}

export function onKeyDown(event: KeyboardEvent): void {
  const name = nameOf(event);
  if (isSpokenFor(event, name)) return;
  const before = pending !== undefined && event.timeStamp - pending.at < SEQUENCE_MS ? `${pending.key} ` : '';
  pending = undefined;
  const all = groups.toReversed().flatMap(({ bindings }) => bindings.filter(({ run }) => run));
  const wanted = [before + name, name, shiftedDigitOf(event)];
  const found = wanted.map((one) => all.find(({ keys }) => keys === one)).find((binding) => binding !== undefined);
  if (found) {
    event.preventDefault();
    found.run?.();
  } else if (all.some(({ keys }) => keys.startsWith(`${name} `))) {
    pending = { key: name, at: event.timeStamp };
  }
}
