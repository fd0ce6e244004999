import Table from 'cli-table3';

/** Where a command writes: tables for people, or JSON for programs. */
export interface Output {
  /** The response as is with `--json`, otherwise `forPeople` of it. */
  show<T>(response: T, forPeople: (response: T) => string): void;
  /** Written for people only, not with `--json`. */
  note(text: string): void;
}

export function createOutput(write: (text: string) => void, isJson: () => boolean): Output {
  return {
    show: (response, forPeople) => {
      write(`${isJson() ? JSON.stringify(response, null, 2) : forPeople(response)}\n`);
    },
    note: (text) => {
      if (!isJson()) write(`${text}\n`);
    },
  };
}

type Cell = string | number | null | undefined;

/** A table with headings; typed text cannot move the cursor or change colours. */
export function table(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return 'Nothing found.';
  const drawn = new Table({ head: [...headings], style: { head: [], border: [] } });
  drawn.push(...rows.map((row) => row.map(plain)));
  return drawn.toString();
}

/** Names and values, one pair a line; unknown values are left out. */
export function facts(pairs: readonly (readonly [name: string, value: Cell])[]): string {
  const known = pairs.filter(([, value]) => value !== null && value !== undefined && value !== '');
  const width = Math.max(0, ...known.map(([name]) => name.length));
  return known.map(([name, value]) => `${name.padEnd(width)}  ${plain(value)}`).join('\n');
}

/** Control characters, line and paragraph separators, and bidirectional controls. */
const movesTheTerminal = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

function plain(value: Cell): string {
  return String(value ?? '').replaceAll(movesTheTerminal, ' ');
}
