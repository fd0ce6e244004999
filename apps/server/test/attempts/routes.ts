import type { RouteOptions } from 'fastify';
import { buildApp } from '../../src/app.ts';
import type { Context } from '../../src/kernel/context.ts';

interface Route {
  /** Method and path, such as `GET /healthz`. */
  name: string;
  operationId: string | undefined;
}

export async function routesOf(context: Context): Promise<Route[]> {
  const routes: RouteOptions[] = [];
  const app = await buildApp(context, {
    metrics: {
      watch: (watched) => watched.addHook('onRoute', (route) => void routes.push(route)),
      read: () => Promise.resolve(''),
      contentType: '',
    },
  });
  await app.close();
  return routes.flatMap(({ method, url, config }) =>
    [method].flat().map((each) => ({ name: `${each} ${url}`, operationId: config?.operationId })),
  );
}
