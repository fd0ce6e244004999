import type { FastifyInstance } from 'fastify';

/** Every body but an upload's is small: who needs longer for one sends it byte by byte. */
const BODY_TIME_LIMIT_MS = 20_000;

/** Closes connections whose body does not come to its end in time. Uploads have a measure of their own. */
export function registerSlowBodies(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { raw } = request;
    if (!raw.complete && !request.routeOptions.config.isUpload) {
      const timer = setTimeout(() => raw.destroy(), BODY_TIME_LIMIT_MS).unref();
      const stop = () => clearTimeout(timer);
      raw.once('end', stop).once('close', stop);
    }
    done(null, payload);
  });
}
