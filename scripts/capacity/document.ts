import { format, resolveConfig } from 'prettier';
import { type CostKind, costKinds } from '../bench/processor-costs.ts';
import { capacityOf, fleets, type Measured, secondsOfAnApplication, usage } from './model.ts';

const names: Readonly<Record<CostKind, string>> = {
  save: 'a step saved',
  read: 'my applications',
  staffPage: 'a work-list page of 50 rows',
  uploadMegabyte: 'a megabyte uploaded',
  textPage: 'a statement page read as text',
  scannedPage: 'a statement page read by OCR',
};
const storageNames = { databaseBytes: 'bytes in PostgreSQL', databaseRows: 'rows in PostgreSQL' } as const;
const bottlenecks = { portal: 'processors of the portal', pictures: 'pictures read', database: 'PostgreSQL' } as const;

const part = (name: string) => new RegExp(`(?<=<!-- ${name} -->\\n).*?(?=<!-- end -->)`, 'su');
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `\n${[head, head.map(() => '---'), ...rows].map(line).join('\n')}\n\n`;
const grouped = (value: number) => {
  const digits = value === 0 ? 0 : Math.max(0, Math.floor(Math.log10(value)) - 1);
  return (Math.round(value / 10 ** digits) * 10 ** digits).toLocaleString('en-CA');
};

function measuredTable({ costs, storage }: Measured): string {
  return table(
    ['what', 'portal, ms', 'PostgreSQL, ms', 'per application'],
    costKinds.map((kind) => [
      names[kind],
      costs[kind].portalMs.toFixed(2),
      costs[kind].databaseMs.toFixed(2),
      String(usage[kind]),
    ]),
  ).concat(
    table(
      ['stored per application', 'on average'],
      [
        [storageNames.databaseBytes, storage.databaseBytes.toFixed(0)],
        [storageNames.databaseRows, storage.databaseRows.toFixed(1)],
      ],
    ),
  );
}

export function measuredIn(document: string): Measured {
  const rows = new Map(
    document.split('\n').map((text) => {
      const [, name = '', ...cells] = text.split('|').map((cell) => cell.trim());
      return [name, cells.map(Number)] as const;
    }),
  );
  const valuesOf = (name: string) => {
    const values = rows.get(name);
    if (!values) throw new Error(`docs/capacity.md has no row "${name}"`);
    return values;
  };
  const costs = costKinds.map((kind) => {
    const [portalMs = Number.NaN, databaseMs = Number.NaN] = valuesOf(names[kind]);
    return [kind, { portalMs, databaseMs }] as const;
  });
  return {
    costs: Object.fromEntries(costs) as Measured['costs'],
    storage: {
      databaseBytes: valuesOf(storageNames.databaseBytes)[0] ?? Number.NaN,
      databaseRows: valuesOf(storageNames.databaseRows)[0] ?? Number.NaN,
    },
  };
}

function capacityTable(measured: Measured): string {
  const seconds = secondsOfAnApplication(measured.costs);
  const rows = fleets.map((fleet) => {
    const { aDay, aYear, breaksFirst, connections, databaseGigabytes, fileTerabytes } = capacityOf(fleet, measured);
    return [
      fleet.name,
      String(fleet.portalCores),
      String(fleet.databaseCores),
      String(fleet.processes),
      grouped(aDay),
      grouped(aYear),
      bottlenecks[breaksFirst],
      String(connections),
      `${grouped(databaseGigabytes)} GB`,
      `${fileTerabytes.toFixed(1)} TB`,
    ];
  });
  const head = [
    'carried by',
    'portal cores',
    'PostgreSQL cores',
    'processes',
    'applications a day',
    'a year',
    'breaks first',
    '`max_connections`',
    'rows after a year',
    'files after a year',
  ];
  const sum = `An application takes ${seconds.answering.toFixed(2)} s of portal processor time, ${seconds.pictures.toFixed(1)} s for OCR, and ${seconds.database.toFixed(2)} s of PostgreSQL processor time.`;
  return `\n${sum}\n${table(head, rows)}`;
}

export async function refreshed(document: string, file: string, measured?: Measured): Promise<string> {
  const config = await resolveConfig(file);
  const write = (text: string) => format(text, { ...config, parser: 'markdown' });
  const stated = measured ? await write(document.replace(part('measured'), () => measuredTable(measured))) : document;
  // Calculates from the printed figures, so that a reader can verify them.
  return write(stated.replace(part('capacity'), () => capacityTable(measuredIn(stated))));
}
