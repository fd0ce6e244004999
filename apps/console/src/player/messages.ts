/** What the console tells the player in its frame; times in milliseconds since the first event. */
export type PlayerCommand =
  | { kind: 'load'; parts: readonly string[] }
  | { kind: 'play'; at: number; speed: number }
  | { kind: 'pause'; at: number };

/** What the player tells the console. */
export type PlayerReport =
  | { kind: 'ready' }
  | { kind: 'loaded'; duration: number }
  | { kind: 'time'; at: number }
  | { kind: 'ended' }
  | { kind: 'unplayable' };
