export class ByteQueue {
  readonly #parts: Buffer[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(bytes: Buffer): void {
    if (bytes.length > 0) {
      this.#parts.push(bytes);
      this.#length += bytes.length;
    }
  }

  /** The first `count` bytes; throws if there are fewer. */
  take(count: number): Buffer {
    const taken = this.takeParts(count);
    return taken.length === 1 && taken[0] !== undefined ? taken[0] : Buffer.concat(taken, count);
  }

  takeParts(count: number): Buffer[] {
    if (count > this.#length) throw new RangeError('Fewer bytes are waiting');

    const taken: Buffer[] = [];
    let missing = count;
    for (let part = this.#parts[0]; missing > 0 && part !== undefined; part = this.#parts[0]) {
      if (part.length <= missing) {
        taken.push(part);
        missing -= part.length;
        this.#parts.shift();
      } else {
        taken.push(part.subarray(0, missing));
        this.#parts[0] = part.subarray(missing);
        missing = 0;
      }
    }
    this.#length -= count;
    return taken;
  }
}
