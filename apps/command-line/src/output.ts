import Table from 'cli-table3';

/** Where a command writes: tables for people, or JSON for programs. */
export interface Output {
  /** The answer as it came with `--json`, else `forPeople` of it. */
  show<T>(answer: T, forPeople: (answer: T) => string): void;
  /** Said to people alone. */
  note(text: string): void;
}

export function createOutput(write: (text: string) => void, isJson: () => boolean): Output {
  return {
    show: (answer, forPeople) => {
      write(`${isJson() ? JSON.stringify(answer, null, 2) : forPeople(answer)}\n`);
    },
    note: (text) => {
      if (!isJson()) write(`${text}\n`);
    },
  };
}

type Cell = string | number | null | undefined;

/** Rows under a heading each; what somebody typed cannot move the cursor or change colours. */
export function table(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return 'Nothing found.';
  const drawn = new Table({ head: [...headings], style: { head: [], border: [] } });
  drawn.push(...rows.map((row) => row.map(plain)));
  return drawn.toString();
}

/** Names and values below each other; what is not known is left out. */
export function facts(pairs: readonly (readonly [name: string, value: Cell])[]): string {
  const known = pairs.filter(([, value]) => value !== null && value !== undefined && value !== '');
  const width = Math.max(0, ...known.map(([name]) => name.length));
  return known.map(([name, value]) => `${name.padEnd(width)}  ${plain(value)}`).join('\n');
}

/** Control characters, breaks of lines and paragraphs, and what turns the direction of writing. */
const MOVES_THE_TERMINAL = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

function plain(value: Cell): string {
  return String(value ?? '').replaceAll(MOVES_THE_TERMINAL, ' ');
}
