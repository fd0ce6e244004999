/** Replaces js-yaml, which the API client would load for YAML documents; ours is JSON. */
export function load(): never {
  throw new Error('The API document is JSON.');
}
