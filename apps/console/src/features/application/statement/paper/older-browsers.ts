/**
 * Adds features that pdf.js uses but Safari before 17.4 and Chrome before 119 lack. The pdf.js build for older browsers
 * does not add them.
 */
const missing = {
  promise: {
    withResolvers<Value>(this: PromiseConstructor) {
      const parts: Partial<PromiseWithResolvers<Value>> = {};
      const promise = new this<Value>((resolve, reject) => Object.assign(parts, { resolve, reject }));
      return { ...parts, promise };
    },
  },
  buffer: {
    transferToFixedLength(this: ArrayBuffer, length = this.byteLength) {
      const copy = new Uint8Array(length);
      copy.set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
      return copy.buffer;
    },
  },
};

if (!('withResolvers' in Promise)) Object.assign(Promise, missing.promise);
if (!('transferToFixedLength' in ArrayBuffer.prototype)) Object.assign(ArrayBuffer.prototype, missing.buffer);
