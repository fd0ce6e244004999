import type { TextKey } from '@portal/locales';
import { stored } from '../../storage/stored.ts';

/** What a key does. */
export interface KeyBinding {
  /** `j`, `shift+x`, `shift+1`, `/`, `space`, `escape`, one after the other: `g a`, or with Ctrl or Cmd: `ctrl+k`. */
  keys: string;
  label: TextKey;
  /** Whether the foot of the screen names it. */
  isInFoot?: boolean;
  /** Missing where what has the focus sees to it by itself; such keys are only named. */
  run?: () => void;
}

/** The keys of one part of the screen. */
export interface KeyGroup {
  title: TextKey;
  bindings: readonly KeyBinding[];
  /** Of every screen: what a screen binds itself has the word. */
  isEverywhere?: boolean;
}

/** How long the second key of two may take. */
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

/** The groups on screen, in the order in which they came. */
export function keyGroups(): readonly KeyGroup[] {
  return groups;
}

/** Whether single letters do something (WCAG 2.2, 2.1.4). */
export function areKeysOn(): boolean {
  return isOn;
}

export function switchKeys(on: boolean): void {
  isOn = on;
  areOn.set(on);
  notify();
}

/** The groups on screen, those of one title as one; of keys bound twice, the part that came last has the word. */
export function joinGroups(all: readonly KeyGroup[]): KeyGroup[] {
  const titles = [...new Set(all.map(({ title }) => title))];
  return titles
    .map((title) => {
      const bindings = all.filter((group) => group.title === title).flatMap((group) => group.bindings);
      return { title, bindings: [...new Map(bindings.map((binding) => [binding.keys, binding])).values()] };
    })
    .filter(({ bindings }) => bindings.length > 0);
}

/** @returns how to take the group away */
export function addKeyGroup(group: KeyGroup): () => void {
  groups = group.isEverywhere ? [group, ...groups] : [...groups, group];
  notify();
  return () => {
    groups = groups.filter((other) => other !== group);
    notify();
  };
}

/** Whether keys are typed into something. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('textarea, select')) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type);
}

/** A sign that takes AltGr to write, or Option on a Mac, as `[` and `]` do on a Canadian French keyboard. */
function isWrittenWithAlt(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey } = event;
  const isAltGraph = event.getModifierState('AltGraph');
  return /^[^\p{L}\p{N}\s]$/u.test(key) && (isAltGraph || (altKey && !ctrlKey && !metaKey));
}

/** Whether Ctrl or Cmd, and Alt, are pressed for more than to write the sign. */
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

/** A digit with Shift, by its place: which sign it writes differs from one keyboard to the next. */
function shiftedDigitOf({ code, shiftKey, ctrlKey, metaKey }: KeyboardEvent): string | undefined {
  const digit = /^Digit(\d)$/u.exec(code)?.[1];
  return shiftKey && !ctrlKey && !metaKey && digit !== undefined ? `shift+${digit}` : undefined;
}

/** Whether the space bar presses what has the focus. */
function isPressable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('button, input, summary');
}

/** Whether it goes to a menu that is open, or into a field. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  return document.querySelector('[popover]:popover-open') !== null || isTyping(target);
}

/** Whether the key is for what has the focus, or for the browser. With Ctrl or Cmd, it is no single key (WCAG 2.2, 2.1.4). */
function isSpokenFor(event: KeyboardEvent, name: string): boolean {
  const { isCommand, hasAlt } = modifiersOf(event);
  if (event.defaultPrevented || hasAlt || document.querySelector('dialog[open]')) return true;
  if (isCommand) return false;
  if (isElsewhere(event)) return true;
  return name === 'space' ? !isOn || isPressable(event.target) : !isOn && name !== 'escape';
}

/** Runs what a key is bound to; the part that came last has the first word. */
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
