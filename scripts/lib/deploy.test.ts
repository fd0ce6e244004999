import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { operations } from '@portal/contract/operations/index';
import { expect, onTestFinished, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import type { Variable } from '../../apps/server/src/config/values/variable.ts';
import { variables } from '../../apps/server/src/config/variables.ts';
import {
  MOST_CONNECTIONS_OF_A_PROCESS,
  OTHER_CONNECTIONS,
} from '../../apps/server/src/platform/database/postgres/connections.ts';
import { machineSettings, settingsFileOf } from '../../apps/server/test/processes/production-environment.ts';
import { findProgram, findPrograms } from '../../apps/server/test/processes/programs.ts';
import { root } from './paths.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const readJson = (path: string) => JSON.parse(read(path)) as unknown;

function* entriesWithin(value: unknown): Generator<[string, unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, within] of Object.entries(value)) {
    yield [key, within];
    yield* entriesWithin(within);
  }
}

function documentsOf(path: string): unknown[] {
  const documents = parseAllDocuments(read(path), { merge: true });
  expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
  return documents.map((document) => document.toJS() as unknown);
}

function valuesOf(path: string, key: string): unknown[] {
  return documentsOf(path).flatMap((document) =>
    [...entriesWithin(document)].filter(([name]) => name === key).map(([, value]) => value),
  );
}

const manifests = globSync('deploy/**/*.yaml', { cwd: root }).sort();
const units = globSync('deploy/systemd/portal{@,-worker}.service', { cwd: root }).sort();
const container = read('deploy/container/Containerfile');
const manifest = readJson('package.json') as { version: string; devDependencies: { node: string } };
const flags = readJson('apps/server/node-flags.json') as string[];
const allocator = readJson('apps/server/allocator.json') as Record<string, string>;
const documented = new Set([...read('docs/configuration.md').matchAll(/^\| `([A-Z\d_]+)`/gmu)].map(([, name]) => name));

const notOurs = new Set(['NODE_ENV', 'NODE_COMPILE_CACHE', ...Object.keys(allocator)]);
const ofTheMachine = /^(?:CERTIFICATES|CONSOLE_NETWORKS|BACKUP_[A-Z]+(?:_[A-Z]+)?)$/u;
const ofContainers = new Set(['SITE', 'POSTGRES_PASSWORD']);

const given: Record<string, () => Iterable<string>> = {
  'deploy/container/Containerfile': () =>
    [...container.matchAll(/^(?:ENV| {3}) ([A-Z_]+)=/gmu)].map(([, name = '']) => name),
  'deploy/systemd/portal.env.example': () =>
    settingsOf('deploy/systemd/portal.env.example').filter((name) => !ofTheMachine.test(name)),
  'deploy/compose.env.example': () =>
    settingsOf('deploy/compose.env.example').filter((name) => !ofContainers.has(name) && !ofTheMachine.test(name)),
  ...Object.fromEntries(
    ['deploy/compose.yaml', 'deploy/compose.trial.yaml'].map((path) => [
      path,
      () => portals((documentsOf(path) as [Compose])[0]).flatMap(({ environment }) => Object.keys(environment)),
    ]),
  ),
  'deploy/kubernetes/settings.yaml': () =>
    keysOf('deploy/kubernetes/settings.yaml', 'data').filter((name) => !ofTheMachine.test(name)),
  'deploy/kubernetes/secret.example.yaml': () => keysOf('deploy/kubernetes/secret.example.yaml', 'stringData'),
  ...Object.fromEntries(
    units.map((unit) => [
      unit,
      () => [...read(unit).matchAll(/^Environment=(.*)$/gmu)].flatMap(([, line = '']) => line.split(' ').map(nameOf)),
    ]),
  ),
};

interface Service {
  image: string;
  environment: Record<string, string>;
  stop_grace_period: string;
  mem_limit: string;
  volumes: string[];
  secrets?: string[];
}
interface Secret {
  stringData: Record<string, string>;
}
interface CronJob {
  spec: {
    schedule: string;
    timeZone: string;
    jobTemplate: { spec: { template: { spec: { containers: { command: string[]; env: { name: string }[] }[] } } } };
  };
}
interface Resources {
  limits: { memory: string };
  requests: { memory: string };
}
interface Rule {
  ports: { port: number }[];
}
interface NetworkPolicy {
  metadata: { name: string };
  spec: { ingress?: Rule[]; egress?: Rule[] };
}
interface Compose {
  services: Record<string, Service>;
}

const portals = ({ services }: Compose) => Object.values(services).filter(({ image }) => image.startsWith('portal:'));
const nameOf = (setting: string) => setting.split('=')[0] ?? '';
const keysOf = (path: string, key: string) => valuesOf(path, key).flatMap((value) => Object.keys(value as object));

function settingsOf(path: string): string[] {
  return Object.keys(parseEnv(read(path).replaceAll(/^#(?=[A-Z\d_]+=)/gmu, '')));
}

test.each(manifests)('%s is valid YAML', (path) => {
  expect(documentsOf(path).length).toBeGreaterThan(0);
});

test.each(Object.entries(given))('%s only sets variables listed in docs/configuration.md', (_path, names) => {
  const set = [...names()].filter((name) => !notOurs.has(name));
  expect(set.length).toBeGreaterThan(0);
  expect(set.filter((name) => !documented.has(name))).toEqual([]);
});

test('no example contains a secret', () => {
  const secret = /(?:PASSWORD|SECRETS?|KEY|KEY_ID|DATABASE_URL|SECURITY_CODE)$/u;
  for (const path of ['deploy/systemd/portal.env.example', 'deploy/compose.env.example']) {
    const settings = Object.entries(parseEnv(read(path)));
    expect(settings.filter(([name, value]) => secret.test(name) && value !== '')).toEqual([]);
  }
  const [secrets] = valuesOf('deploy/kubernetes/secret.example.yaml', 'stringData') as [Record<string, string>];
  expect(new Set(Object.values(secrets))).toEqual(new Set(['']));
});

test('a shell and systemd read deploy/systemd/portal.env.example the same way', () => {
  const file = join(root, 'deploy/systemd/portal.env.example');
  const printed = execFileSync('sh', ['-c', 'set -a; . "$0"; env -0', file], { env: {}, encoding: 'utf8' });
  const taken = new Set(printed.split('\0'));
  const settings = Object.entries(parseEnv(read('deploy/systemd/portal.env.example')));
  expect(settings.map(([name, value]) => `${name}=${value ?? ''}`).filter((each) => !taken.has(each))).toEqual([]);
});

const secrets = Object.entries<Variable>(variables).filter(([, { isSecret }]) => isSecret);
const namesOf = (each: typeof secrets) => each.map(([name]) => name).toSorted();
const requiredSecrets = namesOf(
  secrets.filter(([name, { requiredWhen }]) => name === 'DATABASE_URL' || requiredWhen?.startsWith('in production')),
);
const uncommented = (text: string) => text.replaceAll(/^( *)#(?=- \w+$|[A-Z]\w+[=:])/gmu, '$1');

test('deploy/systemd/secrets.conf passes required secrets as files, and others once uncommented', () => {
  const conf = read('deploy/systemd/secrets.conf');
  const passedBy = (text: string) => {
    const loaded = [...text.matchAll(/^LoadCredential=([\w-]+):\/etc\/portal\/secrets\/\1$/gmu)];
    const read = [...text.matchAll(/^Environment=([A-Z\d_]+)_FILE=%d\/([\w-]+)$/gmu)];
    const names = read.map(([, variable]) => variable ?? '');
    const files = names.map((name) => name.toLowerCase().replaceAll('_', '-'));
    expect(read.map(([, , file]) => file)).toEqual(files);
    expect(loaded.map(([, file]) => file)).toEqual(files);
    return names.toSorted();
  };
  expect(passedBy(conf)).toEqual(requiredSecrets);
  expect(passedBy(uncommented(conf))).toEqual(namesOf(secrets));
});

test('deploy/compose.secrets.yaml passes required secrets as files, and others once uncommented', () => {
  const text = read('deploy/compose.secrets.yaml');
  const files = namesOf(secrets).map((name) => name.toLowerCase());
  const passedBy = (file: string) => {
    const { services, secrets: all } = parse(file, { merge: true }) as Compose & { secrets: Record<string, unknown> };
    const { environment = {}, secrets: used = [] } = services.worker ?? {};
    const names = Object.keys(environment).filter((name) => name.endsWith('_FILE'));
    const paths = used.map((name) => `/run/secrets/${name}`);
    expect(names.map((name) => environment[name])).toEqual(paths);
    expect(used).toEqual(names.map((name) => name.slice(0, -'_FILE'.length).toLowerCase()));
    expect(Object.entries(all).toSorted()).toEqual(files.map((name) => [name, { file: `secrets/${name}` }]));
    return {
      names: used.toSorted(),
      emptied: Object.keys(environment)
        .filter((name) => environment[name] === '')
        .toSorted(),
    };
  };
  const [compose] = documentsOf('deploy/compose.yaml') as [Compose];
  const composed = Object.keys(portals(compose)[0]?.environment ?? {}).filter(
    (name) => name in Object.fromEntries(secrets),
  );
  // Until SMTP_URL is set, compose.yaml has a mail server of its own.
  const required = requiredSecrets.filter((name) => name !== 'SMTP_URL').map((name) => name.toLowerCase());
  expect(passedBy(text)).toEqual({ names: required, emptied: ['DATABASE_URL', 'POSTGRES_PASSWORD'] });
  expect(passedBy(uncommented(text))).toEqual({ names: files, emptied: [...composed, 'POSTGRES_PASSWORD'].toSorted() });
  expect(read('.gitignore').split('\n')).toEqual(expect.arrayContaining(['deploy/secrets/', 'deploy/compose.env']));
});

test('the examples of settings leave what is required empty, and the Kubernetes secret lists every secret', () => {
  const emptyIn = (path: string) =>
    Object.entries(parseEnv(read(path)))
      .filter(([name, value]) => value === '' && name in Object.fromEntries(secrets))
      .map(([name]) => name)
      .toSorted();
  const withFirstKey = [...requiredSecrets, 'PORTAL_BOOTSTRAP_KEY'].toSorted();
  expect(emptyIn('deploy/systemd/portal.env.example')).toEqual(withFirstKey);
  const given = ['DATABASE_URL', 'SMTP_URL'];
  expect(emptyIn('deploy/compose.env.example')).toEqual(withFirstKey.filter((name) => !given.includes(name)));

  const { stringData } = parse(uncommented(read('deploy/kubernetes/secret.example.yaml'))) as Secret;
  expect(Object.keys(stringData)).toEqual(expect.arrayContaining(namesOf(secrets)));
});

test.each([
  ['as docs/runbooks/deploy.md writes it', ''],
  ['as deploy/install writes it', "'"],
])('deploy/rotate-keys adds, prefers and removes a key, %s', (_how, quote) => {
  const file = join(newFolder(), 'portal.env');
  writeFileSync(
    file,
    `PUBLIC_URL=https://apply.lender.example\nPORTAL_SECRETS=${quote}2026a:b2xk/+A=${quote}\nHOST=::\n`,
  );
  const keys = ['add', 'prefer', 'remove'].map((step) => {
    execFileSync(join(root, 'deploy/rotate-keys'), [step, file]);
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(lines).toHaveLength(4);
    const [, value = ''] = new RegExp(`^PORTAL_SECRETS=${quote}([^']+)${quote}$`, 'u').exec(lines[1] ?? '') ?? [];
    return value.replaceAll(/\d{14}:[\w+/]{43}=/gu, 'new').replace('2026a:b2xk/+A=', 'old');
  });
  expect(keys).toEqual(['old,new', 'new,old', 'new']);
});

test('the image uses the Node version pinned in package.json and starts the server like npm start', () => {
  const images = [...container.matchAll(/^FROM (node:\S+)/gmu)].map(([, image]) => image);
  expect(new Set(images)).toEqual(new Set([`node:${manifest.devDependencies.node}-bookworm-slim`]));
  expect(container).toContain(
    `CMD ${JSON.stringify(['node', ...flags, 'apps/server/dist/main.js']).replaceAll(',', ', ')}`,
  );
  for (const [name, value] of Object.entries(allocator)) expect(container).toContain(`${name}=${value}`);
  expect(container.match(/^USER 1000:1000$/gmu)).toHaveLength(2);
});

test('containers back up every night with the same programs, PostgreSQL version and settings', () => {
  const { backup, database } = (documentsOf('deploy/compose.yaml') as [Compose])[0].services;
  const [, postgres] = /^ARG POSTGRES=(.*)$/mu.exec(container) ?? [];
  expect(database?.image).toBe(`postgres:${postgres ?? ''}`);
  const [, command = ''] = /^CMD (\["deploy.*)$/mu.exec(container) ?? [];
  const [program, folder, time = ''] = JSON.parse(command) as string[];
  expect(backup?.volumes).toEqual(['data:/var/lib/portal', `copies:${folder ?? ''}`]);
  expect(container).toContain('ENV DATA_DIR=/var/lib/portal\n');

  const [{ spec }] = documentsOf('deploy/kubernetes/backup.yaml') as [CronJob];
  expect([spec.schedule, spec.timeZone]).toEqual(['40 2 * * *', backup?.environment.TZ]);
  expect(time).toBe('02:40');
  const [job] = spec.jobTemplate.spec.template.spec.containers;
  expect(job?.command).toEqual([program, folder]);
  const given = new Set(Object.keys(backup?.environment ?? {}));
  const names = job?.env.map(({ name }) => name).filter((name) => name !== 'DATABASE_DIRECT_URL');
  expect(names?.filter((name) => !given.has(name))).toEqual([]);
  const settings = new Set(keysOf('deploy/kubernetes/settings.yaml', 'data'));
  const secrets = new Set(keysOf('deploy/kubernetes/secret.example.yaml', 'stringData'));
  expect(names?.filter((name) => !settings.has(name) && !secrets.has(name))).toEqual([]);
});

test.each(units)('%s starts the server like npm start and lets Node compile', (unit) => {
  const text = read(unit);
  expect(text).toContain(`/opt/portal/bin/node ${flags.join(' ')} apps/server/dist/main.js\n`);
  for (const [name, value] of Object.entries(allocator)) expect(text).toContain(`${name}=${value}`);
  for (const directive of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'TimeoutStopSec=60s'])
    expect(text).toContain(directive);
  expect(text).not.toMatch(/^MemoryDenyWriteExecute=/mu);
});

test('every image has a version tag, and the portal’s matches package.json', () => {
  const images = manifests.flatMap((path) => valuesOf(path, 'image')) as string[];
  const versioned = images.filter((image) => !['portal', 'portal-backup'].includes(image));
  expect(versioned.filter((image) => !/^[\w/-]+:[\w.-]*\d[\w.-]*$/u.test(image))).toEqual([]);
  const ours = versioned.filter((image) => image.startsWith('portal')).map((image) => image.split(':')[1]);
  const tags = valuesOf('deploy/kubernetes/kustomization.yaml', 'newTag');
  expect(new Set([...ours, ...tags])).toEqual(new Set([manifest.version]));
});

test('the stop timeout is longer than a server needs to shut down', () => {
  const [, longest = ''] = /LONGEST_STOP_MS = ([\d_]+);/u.exec(read('apps/server/src/main.ts')) ?? [];
  const further = Number(longest.replaceAll('_', '')) / 1000;
  expect(read('docs/operations.md')).toContain(`${String(further)} seconds after that at the latest`);
  const [compose] = documentsOf('deploy/compose.yaml') as [Compose];
  for (const { environment, stop_grace_period: period } of portals(compose))
    expect(Number.parseInt(period, 10)).toBeGreaterThanOrEqual(Number(environment.DRAIN_SECONDS) + further);
  const [drain] = valuesOf('deploy/kubernetes/settings.yaml', 'DRAIN_SECONDS').map(Number) as [number];
  for (const path of ['deploy/kubernetes/web.yaml', 'deploy/kubernetes/worker.yaml'])
    expect(valuesOf(path, 'terminationGracePeriodSeconds').map(Number)[0]).toBeGreaterThanOrEqual(drain + further);
});

test('every process has the memory that docs/capacity.md states, and the alert fires at a share of it', () => {
  const section = read('docs/capacity.md').split('\n## What a process needs\n')[1]?.split('\n## ')[0] ?? '';
  const documented = [
    ...section.matchAll(/^\| (?:`PORTAL_ROLE=)?([a-z ]+?)`? +\|.*\| ([\d.]+) GiB +\| (\d+) MiB +\|$/gmu),
  ];
  const limits = Object.fromEntries(documented.map(([, process = '', limit]) => [process, Number(limit) * binary.g]));
  const reserved = Object.fromEntries(
    documented.map(([, process = '', , least]) => [process, Number(least) * binary.m]),
  );
  expect(Object.keys(limits)).toEqual(['web', 'worker', 'both roles', 'migrations']);

  const composed = ['deploy/compose.yaml', 'deploy/compose.trial.yaml'].flatMap((path) =>
    portals((documentsOf(path) as [Compose])[0]),
  );
  const set = [
    ...composed.map(({ environment, mem_limit: limit }) => [environment.PORTAL_ROLE, limit]),
    ['web', /^MemoryMax=(.*)$/mu.exec(read('deploy/systemd/portal@.service'))?.[1]],
    ['worker', /^MemoryMax=(.*)$/mu.exec(read('deploy/systemd/portal-worker.service'))?.[1]],
  ];
  expect(set).toHaveLength(6);
  for (const [role = '', limit] of set) {
    const process = role === 'web,worker' ? 'both roles' : role;
    expect([process, bytesOf(limit)]).toEqual([process, limits[process]]);
  }
  const pods = { web: 'web', worker: 'worker', migrate: 'migrations' };
  for (const [file, process] of Object.entries(pods)) {
    const [memory] = valuesOf(`deploy/kubernetes/${file}.yaml`, 'resources') as Resources[];
    const { limits: limit, requests: request } = memory ?? {};
    expect([bytesOf(limit?.memory), bytesOf(request?.memory)]).toEqual([limits[process], reserved[process]]);
  }
  expect(read('deploy/observability/alerts.yaml')).toMatch(
    /process_resident_memory_bytes\{[^}]*\} \/ portal_memory_limit_bytes\{[^}]*\} > 0\.85$/mu,
  );
});

test('every page states the same connection counts, and the deployment stays within them', () => {
  const documented = ['docs/operations.md', 'docs/capacity.md', 'deploy/README.md', 'deploy/kubernetes/web.yaml'].map(
    (path) => {
      const text = read(path).replaceAll(/\s*\n[# ]*/gu, ' ');
      const each = [...text.matchAll(/(\d+) for each (?:process\b(?! that)|of six)|up to (\d+) connections/gu)];
      return [path, new Set(each.flatMap(([, one, other]) => Number(one ?? other)))];
    },
  );
  expect(documented).toEqual(documented.map(([path]) => [path, new Set([MOST_CONNECTIONS_OF_A_PROCESS])]));

  const need = (processes: number) => processes * MOST_CONNECTIONS_OF_A_PROCESS + OTHER_CONNECTIONS;
  const [compose] = documentsOf('deploy/compose.yaml') as [Compose];
  const POSTGRES_DEFAULT = 100;
  expect(need(portals(compose).length)).toBeLessThanOrEqual(POSTGRES_DEFAULT);
  const [machines = 0, pods = 0] = [...read('deploy/README.md').matchAll(/`max_connections = (\d+)`/gu)].map(
    ([, most]) => Number(most),
  );
  // A server and a worker on each of three machines.
  expect(need(3 * 2)).toBeLessThanOrEqual(machines);
  const [most = 0] = valuesOf('deploy/kubernetes/web.yaml', 'maxReplicas').map(Number);
  const [workers = 0] = valuesOf('deploy/kubernetes/worker.yaml', 'replicas').map(Number);
  // During a rollout there is an additional server and worker, and the migration takes one connection.
  expect(need(most + 1 + workers + 1)).toBeLessThanOrEqual(pods);
});

const binary = { m: 2 ** 20, g: 2 ** 30 } as const;

function bytesOf(size: string | undefined): number {
  const [, count, unit = ''] = /^(\d+)([mg])i?$/iu.exec(size ?? '') ?? [];
  return Number(count) * (unit.toLowerCase() === 'g' ? binary.g : binary.m);
}

test('Kubernetes probes paths and ports that the server has', () => {
  const { PORT, METRICS_PORT } = (valuesOf('deploy/kubernetes/settings.yaml', 'data') as [Record<string, string>])[0];
  const health = read('apps/server/src/http/health.ts');
  for (const path of ['deploy/kubernetes/web.yaml', 'deploy/kubernetes/worker.yaml']) {
    const asked = valuesOf(path, 'httpGet') as { path: string; port: string }[];
    expect(asked).toHaveLength(3);
    for (const get of asked) {
      expect(health).toContain(`app.get('${get.path}'`);
      expect(get.port).toBe('http');
    }
    expect(valuesOf(path, 'containerPort')).toEqual([Number(PORT), Number(METRICS_PORT)]);
  }
  const kustomization = documentsOf('deploy/kubernetes/kustomization.yaml')[0] as { resources: string[] };
  const present = globSync('deploy/kubernetes/*.yaml', { cwd: root }).map((path) => path.split('/').at(-1));
  expect([...kustomization.resources, 'kustomization.yaml', 'secret.example.yaml'].sort()).toEqual(present.sort());
});

test('load balancers allow the upload size of the portal, and close connections sooner than it drains', () => {
  const [nginx, caddy, ingress] = [
    read('deploy/nginx/portal.conf'),
    read('deploy/caddy/Caddyfile'),
    read('deploy/kubernetes/ingress.yaml'),
  ];
  expect(nginx).toContain('client_max_body_size 16m;');
  expect(caddy).toContain('max_size 16MiB');
  expect(ingress).toContain('proxy-body-size: 16m');
  for (const text of [nginx, ingress]) expect(text).not.toMatch(/proxy.next.upstream[ :].*non_idempotent/u);
  const [, drain] = /^DRAIN_SECONDS=(\d+)$/mu.exec(read('deploy/systemd/portal.env.example')) ?? [];
  const kept = [/^ +keepalive_timeout (\d+)s;/mu.exec(nginx)?.[1], /^\t+keepalive (\d+)s$/mu.exec(caddy)?.[1]];
  for (const seconds of kept) expect(Number(seconds)).toBeLessThan(Number(drain));
});

test('nginx passes every upload on as it arrives', () => {
  const block = /location ~ (\S+) \{\s+proxy_request_buffering off;/u.exec(read('deploy/nginx/portal.conf'))?.[1] ?? '';
  const uploads = operations.filter(({ upload }) => upload).map(({ path }) => path.replaceAll(/\{\w+\}/gu, 'id'));
  expect(uploads.length).toBeGreaterThan(1);
  for (const path of [...uploads, '/api/bank-notices']) expect(path).toMatch(new RegExp(block, 'u'));
});

test('the Kubernetes ingress treats an upload like nginx/portal.conf', () => {
  const [annotations] = valuesOf('deploy/kubernetes/ingress.yaml', 'annotations') as [Record<string, string>];
  const of = (name: string) => annotations[`nginx.ingress.kubernetes.io/${name}`];
  const nginx = read('deploy/nginx/portal.conf');
  for (const name of ['proxy-connect-timeout', 'proxy-read-timeout', 'proxy-send-timeout', 'proxy-request-buffering']) {
    // The last match is for uploads; the ingress has a single value for all paths.
    const said = [...nginx.matchAll(new RegExp(`^ +${name.replaceAll('-', '_')} (\\w+?)s?;`, 'gmu'))].at(-1)?.[1];
    expect([name, of(name)]).toEqual([name, said]);
  }
});

test('the Kubernetes network policy opens the served ports and those listed in deploy/README.md', () => {
  const [settings] = valuesOf('deploy/kubernetes/settings.yaml', 'data') as [Record<string, string>];
  const policies = documentsOf('deploy/kubernetes/network.yaml') as NetworkPolicy[];
  const portsOf = (name: string) => {
    const spec = policies.find(({ metadata }) => metadata.name === name)?.spec;
    const rules = [...(spec?.ingress ?? []), ...(spec?.egress ?? [])];
    return new Set(rules.flatMap(({ ports }) => ports.map(({ port }) => port)));
  };
  expect(portsOf('portal-requests')).toEqual(new Set([Number(settings.PORT)]));
  expect(portsOf('portal-metrics')).toEqual(new Set([Number(settings.METRICS_PORT)]));
  const [, documented = ''] =
    /allows outgoing connections for DNS([^:]*), to any address/u.exec(read('deploy/README.md')) ?? [];
  const documentedPorts = [...documented.matchAll(/(?<=[( ])\d+(?=[,)])/gu)].map(([port]) => Number(port));
  expect(portsOf('portal-calls')).toEqual(new Set(documentedPorts));
  expect(policies[0]).toMatchObject({ spec: { podSelector: {}, policyTypes: ['Ingress', 'Egress'] } });
  expect(portsOf('portal-nothing')).toEqual(new Set());
});

test('Kubernetes scales servers by a metric that the adapter exposes', () => {
  const [adapter] = documentsOf('deploy/observability/adapter.yaml') as [{ rules: { name: { matches: string } }[] }];
  const handed = adapter.rules.map(({ name }) => name.matches.replaceAll(/[$^]/gu, ''));
  const asked = (valuesOf('deploy/kubernetes/web.yaml', 'metric') as { name: string }[]).map(({ name }) => name);
  expect(asked).toEqual(handed);
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-deploy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const [nginx, openssl] = findPrograms('deploy/nginx/portal.conf', ['nginx', 'openssl']) ?? [];
const [caddy] = findPrograms('deploy/caddy/Caddyfile', ['caddy']) ?? [];
const [systemdAnalyze] = findPrograms('deploy/systemd', ['systemd-analyze']) ?? [];
const quiet = { stdio: 'pipe' } as const;

test.skipIf(!nginx || !openssl)('nginx accepts deploy/nginx/portal.conf unchanged, with its own certificate', () => {
  const folder = newFolder();
  const [key, certificate, site, main] = ['portal.key', 'portal.crt', 'portal.conf', 'nginx.conf'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=apply.lender.example'];
  execFileSync(openssl ?? '', [...request, '-keyout', key, '-out', certificate], quiet);
  writeFileSync(site, read('deploy/nginx/portal.conf').replaceAll('/etc/nginx/tls', folder));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  writeFileSync(main, `pid ${folder}/pid; events {} http { access_log off; ${temporary.join(' ')} include ${site}; }`);
  execFileSync(nginx ?? '', ['-t', '-q', '-e', 'stderr', '-p', folder, '-c', main], quiet);
});

test.skipIf(!caddy).each([
  ['as it is', {}],
  [
    'with the console on an address and networks of its own, and an authority of its own',
    {
      SITE: 'apply.lender.example, console.lender.example',
      CADDY_OPTIONS: 'local_certs',
      CONSOLE_HOST: 'console.lender.example',
      CONSOLE_NETWORKS: '10.0.0.0/8 fd00::/8',
    },
  ],
])('Caddy accepts deploy/caddy/Caddyfile %s', (_how, site) => {
  const folder = newFolder();
  const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, ...site };
  const validate = ['validate', '--adapter', 'caddyfile', '--config', join(root, 'deploy/caddy/Caddyfile')];
  execFileSync(caddy ?? '', validate, { ...quiet, env });
});

test.skipIf(!systemdAnalyze)('systemd accepts the units', () => {
  const folder = newFolder();
  const files = globSync('deploy/systemd/*.{service,timer}', { cwd: root }).map((unit) => {
    const file = join(folder, unit.split('/').at(-1) ?? '');
    // systemd-analyze checks that the program and curl exist on this machine, and fails otherwise.
    writeFileSync(file, read(unit).replace(/^ExecStart=\S+/mu, `ExecStart=${process.execPath}`));
    return file;
  });
  const verified = execFileSync(systemdAnalyze ?? '', ['verify', '--man=no', ...files], { ...quiet, encoding: 'utf8' });
  expect(verified).toBe('');
});

const ofPrograms = { timeout: 120_000 } as const;

/** Runs `deploy/install --dry-run` with settings in a file. */
function planInstallation(settings: string) {
  const file = join(newFolder(), 'portal.env');
  writeFileSync(file, settings);
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const { status, stdout, stderr } = spawnSync(join(root, 'deploy/install'), ['--dry-run', file], {
    env: { PATH, DATABASE_URL: 'postgres://of-the-shell/' },
    encoding: 'utf8',
  });
  return { status, stdout, errors: stderr.split('\n').slice(1, -1) };
}

test('a dry run of deploy/install lists what it would change', ofPrograms, () => {
  const { status, stdout, errors } = planInstallation(settingsFileOf(machineSettings));
  expect({ status, errors }).toEqual({ status: 0, errors: [] });
  const lines = stdout.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'Create the user portal',
      'Create the database portal',
      'Write /etc/portal/portal.env',
      'Write /etc/systemd/system/portal@.service',
      'Start portal@3002',
      'Start Caddy',
      'Make the first backup',
    ]),
  );
  expect(existsSync('/etc/portal/portal.env')).toBe(false);
});

test('deploy/install names every wrong answer before it changes anything', ofPrograms, () => {
  const wrong = {
    ...machineSettings,
    PUBLIC_URL: 'https://apply.northshore.example:8443',
    STAFF_URL: '',
    CONSOLE_NETWORKS: '10.0.0.0/8',
    CERTIFICATES: 'yes',
    BACKUP_RECIPIENT: 'AGE-SECRET-KEY-1',
    STAFF_ADMIN_EMAIL: 'chief',
    BRAND_NAME: 'Lender Example',
    DATA_DIR: '/srv/portal',
    SMTP_URL: 'mail.northshore.example',
  };
  expect(planInstallation(settingsFileOf(wrong))).toEqual({
    status: 1,
    stdout: '',
    errors: [
      'BRAND_NAME is still that of the example',
      'DATA_DIR must be /var/lib/portal on one machine',
      'PUBLIC_URL must be https:// and the name of a host, without a port',
      'STAFF_ADMIN_EMAIL must be the email address of the first administrator',
      'CERTIFICATES must be an email address for public certificates, or internal',
      'BACKUP_RECIPIENT must be a public key of age, which starts with age1',
      'CONSOLE_NETWORKS needs STAFF_URL, an address of its own for the console',
      'SMTP_URL must be a URL that starts with smtp:// or smtps://',
      'STAFF_ADMIN_EMAIL must be an email address',
    ],
  });
});

test.each([
  ['a value with a space', 'BRAND_NAME=Northshore Financing'],
  ['a variable in a value', 'SMTP_URL="smtps://portal:$ecret@mail.northshore.example"'],
  ['a command', 'rm --recursive folder'],
])('deploy/install refuses %s, which a shell reads differently', ofPrograms, (_what, line) => {
  const { status, errors } = planInstallation(`# settings\n${line}\n`);
  expect({ status, errors }).toEqual({ status: 1, errors: [expect.stringMatching(/^Line 2: write NAME=value/u)] });
});

test('deploy/installation names the ports and units of deploy/systemd', () => {
  const installation = read('deploy/installation');
  const ports = [...installation.matchAll(/\[portal(?:@|-worker\]=)(\d+)/gu)].map(([, port]) => port);
  const upstreams = [...read('deploy/caddy/Caddyfile').matchAll(/127\.0\.0\.1:(\d+)/gu)].map(([, port]) => port);
  const [, worker] = / PORT=(\d+)/u.exec(read('deploy/systemd/portal-worker.service')) ?? [];
  expect(ports).toEqual([...new Set(upstreams), worker]);
  const [, units = ''] = /^unit_files=\((.*)\)$/mu.exec(installation) ?? [];
  const present = globSync('deploy/systemd/*.{service,timer}', { cwd: root }).map((path) => path.split('/').at(-1));
  const elsewhere = present.filter((name) => /probe|restore/u.test(name ?? ''));
  expect([...units.split(' '), ...elsewhere].toSorted()).toEqual(present.toSorted());
});

const shellcheck = findProgram('shellcheck');
const scripts = [
  'install',
  'upgrade',
  'uninstall',
  'backup',
  'backup-and-trial',
  'restore',
  'restore-trial',
  'rotate-keys',
  'standby',
];

test.skipIf(!shellcheck)('shellcheck accepts the scripts', ofPrograms, () => {
  const files = scripts.map((name) => join(root, 'deploy', name));
  const options = ['--external-sources', '--source-path=SCRIPTDIR'];
  expect(spawnSync(shellcheck ?? '', [...options, ...files], { encoding: 'utf8' }).stdout).toBe('');
});
