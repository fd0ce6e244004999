const CENTS = 100;

/** `1234.50`; null stays null. */
export function dollars(cents: number | null): string | null {
  return cents === null ? null : (cents / CENTS).toFixed(2);
}
