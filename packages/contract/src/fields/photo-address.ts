/** Where a photo is shown from, given as a JPEG in base64: an address that holds it whole. */
export function photoAddress(photo: string): string {
  return `data:image/jpeg;base64,${photo}`;
}
