/** Messages from the console to the player; times in milliseconds since the first event. */
export type PlayerCommand =
  | { kind: 'load'; parts: readonly string[] }
  | { kind: 'play'; at: number; speed: number }
  | { kind: 'pause'; at: number };

export type PlayerReport =
  | { kind: 'ready' }
  | { kind: 'loaded'; duration: number }
  | { kind: 'time'; at: number }
  | { kind: 'ended' }
  | { kind: 'unplayable' };
